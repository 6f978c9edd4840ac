import { standardPages } from '../../../content/standard-pages.ts';
import type { PageText } from '../../../domain/content/page-text.ts';
import type { SiteContext } from '../../../site/context.ts';
import { dealerText } from '../../../site/dealer-text.ts';
import { textHtml } from '../../../site/text-html.ts';
import type { TextPageData } from '../../text-page/page-data.ts';

/** The words of a page the product draws: the dealer's own by that name, else the standard ones (resolution 174). */
export function textOf(name: string, { site }: SiteContext): PageText {
	const text = site.content.pages.find(({ slug }) => slug === name) ?? standardPages([name])[0];
	if (!text) throw new Error(`there are no standard words for ${name}`);
	return text;
}

/** Words ready to print; such a page is short enough for no list of contents. */
export function textData(text: PageText, context: SiteContext): TextPageData {
	const { site } = context;
	return {
		title: dealerText(text.title, site),
		lead: text.lead === null ? null : dealerText(text.lead, site),
		html: textHtml(text.body, context).html,
		contents: [],
	};
}
