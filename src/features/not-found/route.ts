import { stockListPath } from '../../paths/stock-lists.ts';
import type { SiteContext } from '../../site/context.ts';
import { metaOf } from '../../site/meta.ts';
import { page, type Route } from '../../site/route.ts';
import { links } from '../../site/shell.ts';
import { stockCountOf } from '../../site/text/nouns.ts';
import type { NotFoundData } from './page-data.ts';

/**
 * Suggested vehicles. One file serves all unknown addresses, those of unknown vehicles included, so these are the first of the stock list
 * (resolutions 10, 58).
 */
const SIMILAR_SHOWN = 4;

/** Error pages for unknown (404) and removed (410) addresses, with links to go on (resolution 10). */
export const notFoundRoute: Route = {
	name: 'not-found',
	pages: ({ dealer }) => [
		page({
			path: '/404',
			kind: 'not-found',
			sitemap: null,
			content: (context) =>
				content(context, '/404', {
					title: 'We can’t find that page',
					text: 'Check the address for typos, or search our stock.',
					similar: context.site.listed.slice(0, SIMILAR_SHOWN).map(context.card),
				}),
		}),
		page({
			path: '/410',
			kind: 'gone',
			sitemap: null,
			content: (context) =>
				content(context, '/410', {
					title: 'This vehicle is no longer available',
					text: `It has been sold, or ${dealer.name} no longer has it. Here’s what else we have.`,
					similar: context.site.listed.slice(0, SIMILAR_SHOWN).map(context.card),
				}),
		}),
	],
};

function content(
	context: SiteContext,
	path: string,
	{ title, text, similar }: Pick<NotFoundData, 'title' | 'text' | 'similar'>,
) {
	const { site, shell, link } = context;
	const data: NotFoundData = {
		title,
		text,
		links: links(
			[
				{
					label: `See all ${stockCountOf(site.listed, site.dealer)}`,
					href: stockListPath('new-used-and-demo-cars', site.dealer.search.route_variants),
				},
				{ label: 'Home', href: '/' },
			],
			link,
		),
		phone: shell.phone,
		similar,
	};
	return { meta: metaOf(context, { path, title, description: text, indexed: false }), data };
}
