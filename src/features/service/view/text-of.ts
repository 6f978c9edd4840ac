import { standardPages } from '../../../content/standard-pages.ts';
import type { PageText } from '../../../domain/content/page-text.ts';
import type { SiteContext } from '../../../site/context.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { textHtml } from '../../../site/text/text-html.ts';
import type { TextPageData } from '../../text-page/page-data.ts';

/** Text of a page with a layout of its own: the dealer's text of that name, else the standard one (resolution 174). */
export function textOf(name: string, { site }: SiteContext): PageText {
	const text = site.content.pages.find(({ slug }) => slug === name) ?? standardPages([name])[0];
	if (!text) throw new Error(`there is no standard text for ${name}`);
	return text;
}

/** Page data of such a text; it is short and needs no table of contents. */
export function textData(text: PageText, context: SiteContext): TextPageData {
	const { site } = context;
	return {
		title: dealerText(text.title, site),
		lead: text.lead === null ? null : dealerText(text.lead, site),
		html: textHtml(text.body, context).html,
		contents: [],
	};
}
