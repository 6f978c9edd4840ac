import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { VehicleFacts } from '../../src/domain/vehicle/vehicle-facts.ts';
import { pageFile } from '../../src/paths/page-files.ts';
import { builtSites } from '../fixtures/sites/built-sites.ts';

/** A text without characters that a page may insert: spaces, and the ellipses of shortened comments. */
function letters(text: string): string {
	return text.replace(/[\s…]+/g, '');
}

describe.each(await builtSites())('the site of $slug', ({ slug, site, routes, files, pages, read }) => {
	const { url } = site.dealer;
	const values = (text: string, tag: string) =>
		[...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);

	test('has no gallery of components, which is for development only', () => {
		expect(
			[...files].filter((file) => /gallery\/|examples/i.test(file) && !file.startsWith('images/')),
		).toEqual([]);
		expect([...pages.keys()].filter((file) => read(file).includes('data-example'))).toEqual([]);
		const drawn = [...files].filter((file) => file.endsWith('.css') && read(file).includes('data-example'));
		expect(drawn).toEqual([]);
	});

	test('lists in its sitemaps exactly the pages search engines may list', () => {
		const maps = values(read('sitemap.xml'), 'loc').map((address) => address.slice(url.length + 1));
		expect(maps.toSorted()).toEqual([...files].filter((file) => /^sitemap-.*\.xml$/.test(file)).toSorted());
		const listed = maps.flatMap((file) => values(read(file), 'loc'));
		const indexed = [...pages].filter(
			([file, { meta, canonicals }]) =>
				!meta.has('robots') && pageFile((canonicals[0] ?? '').slice(url.length) || '/') === file,
		);
		expect(listed.length).toBeGreaterThan(0);
		expect(listed.map((address) => pageFile(address.slice(url.length))).toSorted()).toEqual(
			indexed.map(([file]) => file).toSorted(),
		);
		expect(listed).toEqual([...new Set(listed)]);
	});

	test('dates every entry of its sitemaps no later than the build', () => {
		const dates = [...files]
			.filter((file) => /^sitemap.*\.xml$/.test(file))
			.flatMap((file) => values(read(file), 'lastmod'));
		const listed = routes.filter(({ sitemap }) => sitemap).length;
		expect(dates.length).toBeGreaterThanOrEqual(listed);
		expect(dates.filter((date) => !(Date.parse(date) <= site.now.getTime()))).toEqual([]);
	});

	test('names its sitemap for crawlers and excludes refined lists', () => {
		const lines = read('robots.txt').split('\n');
		expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /*?', 'Disallow: /api/']));
		expect(lines).toContain(`Sitemap: ${url}/sitemap.xml`);
	});

	test('has a web manifest that names the dealer, with icons that exist', () => {
		const manifest = JSON.parse(read('site.webmanifest'));
		expect(manifest).toMatchObject({ name: site.dealer.name, start_url: '/' });
		expect(manifest.icons.length).toBeGreaterThan(0);
		for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
	});

	test('sends security headers everywhere and a year of caching for assets', () => {
		const blocks = read('_headers').trim().split('\n\n');
		const rule = (path: string) => blocks.find((block) => block.startsWith(`${path}\n`)) ?? '';
		for (const header of [
			'X-Content-Type-Options: nosniff',
			'Referrer-Policy: ',
			"Content-Security-Policy: frame-ancestors 'self'",
			'Strict-Transport-Security: ',
		])
			expect(rule('/*')).toContain(header);
		expect(rule('/_astro/*')).toContain('max-age=31536000, immutable');
	});

	test('answers 410 for vehicles without a page, and only for those', () => {
		const rules = read('_redirects').split('\n').filter(Boolean);
		const gone = rules.filter((rule) => rule.endsWith(' 410'));
		expect(gone.toSorted()).toEqual(site.gone.map(({ slug }) => `/cars/${slug} /410 410`).toSorted());
		for (const rule of rules) expect(files).not.toContain(pageFile(rule.split(' ')[0] ?? ''));
		if (slug === 'everything') expect(gone).toHaveLength(1);
	});

	test('has the facts of every vehicle beside its page, and of no other', () => {
		const facts = [...files].filter((file) => /^cars\/.*\.json$/.test(file));
		expect(facts.length).toBeGreaterThan(0);
		expect(facts.toSorted()).toEqual(site.shown.map(({ slug }) => `cars/${slug}.json`).toSorted());
	});

	test('has only facts of a vehicle that its page shows', () => {
		const missing = site.shown.flatMap((vehicle) => {
			const facts = JSON.parse(read(`cars/${vehicle.slug}.json`)) as VehicleFacts;
			const { key_facts, summary, specifications, estimate, features, comments, small, phone } = facts;
			const pairs = [...key_facts, ...summary, ...specifications, ...estimate].flat();
			const page = parseDocument(read(`cars/${vehicle.slug}.html`));
			const said = letters(DomUtils.textContent(page));
			return [facts.title, ...pairs, ...features, ...comments, small, ...(facts.print ? [phone] : [])]
				.filter((text) => !said.includes(letters(text)))
				.map((text) => `${vehicle.slug}: ${text}`);
		});
		expect(missing).toEqual([]);
	});

	test('has its listed stock as data, with public fields only', () => {
		const { vehicles } = JSON.parse(read('stock.json')) as { vehicles: Record<string, unknown>[] };
		expect(vehicles.map(({ id }) => id)).toEqual(site.listed.map(({ id }) => id));
		const keys = new Set(vehicles.flatMap((vehicle) => Object.keys(vehicle)));
		const secret =
			/cost|private|regplate|rego|views|show_on|finance|autograb|location_id|sold_date|deposit|comments/;
		expect([...keys].filter((key) => secret.test(key))).toEqual([]);
		for (const vehicle of vehicles)
			expect(files).toContain(pageFile(String(vehicle['url']).slice(url.length)));
	});
});
