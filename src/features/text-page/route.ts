import type { PageForm, PageText } from '../../domain/content/page-text.ts';
import { textPagePath, vehiclePath } from '../../paths/paths.ts';
import type { SiteContext } from '../../site/context.ts';
import { type PageContent, page, type Route } from '../../site/route.ts';
import { dealerText } from '../../site/text/dealer-text.ts';
import { textHtml } from '../../site/text/text-html.ts';
import { textMeta } from '../../site/text/text-meta.ts';
import { textForm } from '../forms/embed/text-form.ts';
import type { TextPageData } from './page-data.ts';

/** Number of headings from which a text has a table of contents. */
const CONTENTS_FROM = 4;

/**
 * Text pages: legal texts, pages about the dealer, and other content (LEGAL). The form of a text is shown where the dealer has a lead API.
 */
export const textPageRoute: Route = {
	name: 'text-pages',
	pages: ({ content, dealer }) =>
		content.pages.map((text) => {
			const { form } = text;
			const place = { path: textPagePath(text.slug), sitemap: 'pages' } as const;
			return form && dealer.lead_api !== null
				? page({ ...place, kind: 'text-form', content: (context) => textFormContent(text, form, context) })
				: page({
						...place,
						kind: 'text-page',
						content: (context) => textPageContent(text, context),
						inputs: (context) => textInputs(text, context),
					});
		}),
};

function textPageContent(text: PageText, context: SiteContext): PageContent<'text-page'> {
	return { meta: textMeta(text, textPagePath(text.slug), context), data: wordsOf(text, context) };
}

/**
 * A link to a vehicle, or a character that may be written otherwise: then it takes parsing to know what the text links to. The space within
 * a phone number is in no address.
 */
const MAY_LINK_TO_STOCK = new RegExp(String.raw`${vehiclePath('')}|\\|&(?!nbsp;)`);

/** What a text page says of the stock: the words with its variables filled in. Null where it may link to a vehicle's page. */
function textInputs(
	{ title, description, lead, body }: PageText,
	{ site }: SiteContext,
): readonly string[] | null {
	const words = [title, description, lead ?? '', body].map((text) => dealerText(text, site));
	return words.some((text) => MAY_LINK_TO_STOCK.test(text)) ? null : words;
}

function textFormContent(text: PageText, form: PageForm, context: SiteContext): PageContent<'text-form'> {
	const path = textPagePath(text.slug);
	const written = (words: string) => dealerText(words, context.site);
	return {
		meta: textMeta(text, path, context),
		data: {
			...wordsOf(text, context),
			section: { title: written(form.title), text: form.text === null ? null : written(form.text) },
			form: textForm(form.category, path, context),
		},
	};
}

function wordsOf(text: PageText, context: SiteContext): TextPageData {
	const { site } = context;
	const { html, headings } = textHtml(text.body, context);
	return {
		title: dealerText(text.title, site),
		lead: text.lead === null ? null : dealerText(text.lead, site),
		html,
		contents:
			headings.length < CONTENTS_FROM
				? []
				: headings.map(({ id, text }) => ({ label: text, href: `#${id}` })),
	};
}
