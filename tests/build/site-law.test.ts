import { describe, expect, test } from 'vitest';
import { checkPages } from '../../src/law/check-pages.ts';
import type { RenderedPage } from '../../src/law/page.ts';
import { pageOf } from '../../src/paths/page-files.ts';
import { type BuiltSite, builtSites } from '../fixtures/sites/built-sites.ts';

/** A day on which every law of the rules binds. */
const BOUND = new Date('2026-12-11T02:00:00Z');
const SITES = await builtSites();

/** The rendered pages of a site. */
function rendered({ pages, read }: BuiltSite): RenderedPage[] {
	return [...pages.keys()].map((file) => ({
		path: pageOf(file),
		html: read(file),
	}));
}

test.each(SITES.map((built) => [built.slug, built] as const))(
	'the site of %s keeps every legal rule',
	async (_, built) => {
		const { problems, warnings } = await checkPages(built.site.dealer, rendered(built), BOUND);
		expect([...problems, ...warnings]).toEqual([]);
	},
);

describe('a fault in real pages is found', () => {
	/** Changes of the pages, each of which breaks the named rule. */
	const FAULTS: readonly { rule: string; slug: string; page: RegExp; change: (html: string) => string }[] = [
		{ rule: 'licence', slug: 'harbourline', page: /^\/$/, change: (html) => html.replaceAll('LMCT', 'No.') },
		{
			rule: 'price-type',
			slug: 'merriwether',
			page: /^\/$/,
			change: (html) => html.replaceAll(/drive away/gi, ''),
		},
		{
			rule: 'one-price',
			slug: 'righto',
			page: /^\/cars\/[^/]+$/,
			change: (html) => html.replace(/(class="bar__price"[^>]*>\$)\d/, (_, before) => `${before}9`),
		},
		{
			rule: 'one-price',
			slug: 'righto',
			page: /^\/cars\/[^/]+$/,
			change: (html) => html.replace(/"price":\d/, '"price":9'),
		},
		{
			rule: 'on-road-costs',
			slug: 'harbourline',
			page: /^\/$/,
			change: (html) => html.replaceAll('Drive away', 'plus on-road costs'),
		},
		{
			rule: 'credit-rates',
			slug: 'harbourline',
			page: /finance/,
			change: (html) => html.replaceAll(/comparison rate/gi, 'other rate'),
		},
		{
			rule: 'credit-rates',
			slug: 'merriwether',
			page: /offers\/mg/,
			change: (html) => html.replaceAll('WARNING: This', 'This'),
		},
		{
			rule: 'credit-rates',
			slug: 'merriwether',
			page: /offers\/mg/,
			change: (html) => html.replaceAll(', comparison rate 5.2% p.a.</h1>', '</h1>'),
		},
		{
			rule: 'card-surcharge',
			slug: 'righto',
			page: /payment/,
			change: (html) => html.replace('No card surcharge is added', 'A card surcharge of 1.5% is added'),
		},
		{
			rule: 'consent-boxes',
			slug: 'ironbark',
			page: /contact/,
			change: (html) => html.replaceAll('name="opt_in_marketing"', 'name="opt_in_marketing" checked'),
		},
		{
			rule: 'promotion-terms',
			slug: 'ironbark',
			page: /^\/offers\/./,
			change: (html) => html.replace(/(<main[^>]*>).*<\/main>/s, '$1<h1>Free helmet with a bike</h1></main>'),
		},
		{
			rule: 'promotion-terms',
			slug: 'ironbark',
			page: /^\/$/,
			change: (html) =>
				html.replace('</main>', '<section><h2>Free floor mats</h2><p>Ask Sam.</p></section></main>'),
		},
		{
			rule: 'prize-permits',
			slug: 'wattle-and-wander',
			page: /spin/,
			change: (html) => html.replaceAll(/permits?|terms/gi, 'x'),
		},
		{
			rule: 'collection-notice',
			slug: 'ironbark',
			page: /contact/,
			change: (html) => html.replaceAll('href="/privacy-policy"', 'href="/"'),
		},
		{
			rule: 'collection-notice',
			slug: 'ironbark',
			page: /contact/,
			// The forms of the page itself link to the policy.
			change: (html) =>
				html.replace('</main>', '<form><input type="email"><button>Send</button></form></main>'),
		},
		{
			rule: 'privacy-policy',
			slug: 'minimal',
			page: /privacy/,
			change: (html) => html.replaceAll('outside Australia', 'elsewhere'),
		},
		{
			rule: 'automated-decisions',
			slug: 'minimal',
			page: /privacy/,
			change: (html) => html.replaceAll(/computer programs?|decide/gi, 'x'),
		},
		{
			rule: 'unsubscribe',
			slug: 'minimal',
			page: /privacy/,
			change: (html) => html.replaceAll('unsubscribe', 'reach us'),
		},
		{
			rule: 'accessibility-statement',
			slug: 'odd',
			page: /accessibility/,
			change: (html) => html.replaceAll('WCAG', 'them'),
		},
		{
			rule: 'accessibility-statement',
			slug: 'odd',
			page: /accessibility/,
			change: (html) => html.replaceAll('href="/accessibility"', 'href="/"'),
		},
		{
			rule: 'false-urgency',
			slug: 'asks-first',
			page: /^\/about-us$/,
			change: (html) => html.replaceAll('<h1>', '<h1>Hurry! '),
		},
	];

	test.each(FAULTS)('$rule on $slug', async ({ rule, slug, page, change }) => {
		const built = SITES.find((one) => one.slug === slug);
		if (!built) throw new Error(`${slug} was not built`);
		const pages = rendered(built).filter(({ path }) => page.test(path));
		const changed = pages.slice(0, 20).map(({ path, html }) => ({ path, html: change(html) }));
		const { problems } = await checkPages(built.site.dealer, changed, BOUND);
		expect(problems.join('\n')).toContain(`(Legal rule ${rule}:`);
	});
});
