import { describe, expect, test } from 'vitest';
import { pageFile } from '../../src/paths/page-files.ts';
import { hostsOf } from '../../src/site/open/preview-sites.ts';
import { apiPaths } from '../fixtures/leads/api-paths.ts';
import { type BuiltSite, builtSites } from '../fixtures/sites/built-sites.ts';

const served = await apiPaths();

/** The file, and the fragment in it, that an address of a site leads to; null for other sites and for the lead API. */
function target(
	{ site, files }: BuiltSite,
	address: string,
	from: string,
): { file: string | null; id: string } | null {
	const { dealer } = site;
	const url = new URL(address, `${dealer.url}/${from}`);
	if (!/^https?:$/.test(url.protocol) || !hostsOf(dealer).includes(url.hostname)) return null;
	const path = decodeURIComponent(url.pathname);
	if (dealer.lead_api !== null && served.some((pattern) => pattern.test(path))) return null;
	const file = [path.slice(1), pageFile(path)].find((file) => files.has(file));
	return { file: file ?? null, id: decodeURIComponent(url.hash.slice(1)) };
}

/** Links of a page whose target does not exist. */
function dead(site: BuiltSite, addresses: readonly string[], from: string): string[] {
	return addresses.filter((address) => {
		const found = target(site, address, from);
		if (!found) return false;
		return found.file === null || (found.id !== '' && !idsOf(site, found.file).includes(found.id));
	});
}

/** Fragments that addresses may name: ids of a page, and icons in an icon file. */
function idsOf({ pages, read }: BuiltSite, file: string): readonly string[] {
	if (file.endsWith('.svg')) return [...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
	return pages.get(file)?.ids ?? [];
}

describe.each(await builtSites())('the site of $slug', (built) => {
	test('has no link, picture, script or stylesheet with a missing target', () => {
		const faults = [...built.pages].flatMap(([file, { addresses }]) => {
			expect(addresses.length, file).toBeGreaterThan(5);
			return dead(built, addresses, file).map((address) => `${file}: ${address}`);
		});
		expect(faults).toEqual([]);
	});

	test('has no font or picture missing from a stylesheet', () => {
		const sheets = [...built.files].filter((file) => file.endsWith('.css'));
		expect(sheets.length).toBeGreaterThan(0);
		const faults = sheets.flatMap((file) => {
			const named = [...built.read(file).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(
				([, url = '']) => url,
			);
			return dead(built, named, file).map((address) => `${file}: ${address}`);
		});
		expect(faults).toEqual([]);
	});

	test('links from its home page, directly or through other pages, to every page search engines may list', () => {
		const reached = new Set(['index.html']);
		for (const file of reached) {
			for (const link of built.pages.get(file)?.links ?? []) {
				const found = target(built, link, file)?.file;
				if (found && built.pages.has(found)) reached.add(found);
			}
		}
		const listed = built.routes.filter(({ sitemap }) => sitemap).map(({ path }) => pageFile(path));
		expect(listed.filter((file) => !reached.has(file))).toEqual([]);
	});

	test('a dead link on it is found', () => {
		const icons = [...built.files].find((file) => /^_astro\/icons\..*svg$/.test(file));
		const addresses = [
			`/${icons}#no-such-icon`,
			'/no/such/page',
			'/api/no-such-call',
			`${built.site.dealer.url}/no.svg`,
			'/#no-such-part',
		];
		expect(dead(built, [...addresses, '/', 'https://elsewhere.example/x', 'tel:123'], 'index.html')).toEqual(
			addresses,
		);
	});
});
