import type { PageText } from '../../domain/content/page-text.ts';
import { textPagePath } from '../../paths/paths.ts';
import type { SiteContext } from '../../site/context.ts';
import { dealerText } from '../../site/dealer-text.ts';
import { type PageContent, page, type Route } from '../../site/route.ts';
import { textHtml } from '../../site/text-html.ts';
import { textMeta } from '../../site/text-meta.ts';

/** A text with this many headings or more says at its beginning what is in it. */
const CONTENTS_FROM = 4;

/** The pages of words: legal texts, about the dealer, and whatever else it writes (LEGAL). */
export const textPageRoute: Route = {
	name: 'text-pages',
	pages: ({ content }) =>
		content.pages.map((text) =>
			page({
				path: textPagePath(text.slug),
				kind: 'text-page',
				sitemap: 'pages',
				content: (context) => textPageContent(text, context),
			}),
		),
};

function textPageContent(text: PageText, context: SiteContext): PageContent<'text-page'> {
	const { site } = context;
	const { html, headings } = textHtml(text.body, context);
	return {
		meta: textMeta(text, textPagePath(text.slug), context),
		data: {
			title: dealerText(text.title, site),
			lead: text.lead === null ? null : dealerText(text.lead, site),
			html,
			contents:
				headings.length < CONTENTS_FROM
					? []
					: headings.map(({ id, text }) => ({ label: text, href: `#${id}` })),
		},
	};
}
