import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isAvailable } from '../../src/domain/vehicle/state/availability.ts';
import { pageFile } from '../../src/paths/page-files.ts';
import { vehiclePath } from '../../src/paths/paths.ts';
import { builtSites } from '../fixtures/sites/built-sites.ts';
import type { ReadPage } from '../fixtures/sites/read-page.ts';

const isIndexed = ({ meta }: ReadPage) => !meta.has('robots');

/** Values that occur more than once, with the pages they are on. */
function repeated(entries: readonly (readonly [string, string])[]): string[] {
	return [...Map.groupBy(entries, ([value]) => value)]
		.filter(([, members]) => members.length > 1)
		.map(([value, members]) => `${value}: ${members.map(([, file]) => file).join(', ')}`);
}

describe.each(await builtSites())('the site of $slug', ({ site, routes, pages }) => {
	const { url } = site.dealer;
	/** Faults of pages, one line each, so that the list for hundreds of pages is readable. */
	const faults = (check: (page: ReadPage, file: string) => readonly string[]) =>
		[...pages].flatMap(([file, page]) => check(page, file).map((fault) => `${file}: ${fault}`));

	test('holds exactly the pages of the route table', () => {
		expect(routes.length).toBeGreaterThan(5);
		expect([...pages.keys()].toSorted()).toEqual(routes.map(({ path }) => pageFile(path)).toSorted());
	});

	test('has one heading of the first level, one title and a description on every page', () => {
		expect(
			faults(({ h1s, titles, meta, language }) => [
				...(h1s.length === 1 && h1s[0]?.trim() ? [] : [`h1: ${h1s.length}`]),
				...(titles.length === 1 && titles[0]?.trim() ? [] : [`title: ${titles.length}`]),
				...((meta.get('description') ?? '').length >= 20 ? [] : [`description: ${meta.get('description')}`]),
				...(language === 'en-AU' ? [] : [`lang: ${language}`]),
			]),
		).toEqual([]);
	});

	test('has no two indexed pages with the same title or description', () => {
		const indexed = [...pages].filter(
			([file, page]) => isIndexed(page) && pageOf(page.canonicals[0]) === file,
		);
		expect(indexed.length).toBeGreaterThan(0);
		expect.soft(repeated(indexed.map(([file, { titles }]) => [titles[0] ?? '', file]))).toEqual([]);
		expect
			.soft(repeated(indexed.map(([file, { meta }]) => [meta.get('description') ?? '', file])))
			.toEqual([]);
	});

	test('has one canonical address on every page, which is an indexed page of the site', () => {
		expect(
			faults((page) => {
				const target = pages.get(pageOf(page.canonicals[0]));
				if (page.canonicals.length !== 1) return [`${page.canonicals.length} canonical addresses`];
				if (!target) return [`canonical ${page.canonicals[0]} is no page of the site`];
				return isIndexed(page) && !isIndexed(target) ? ['its canonical page is not indexed'] : [];
			}),
		).toEqual([]);
	});

	function pageOf(address: string | undefined): string {
		return address?.startsWith(url) ? pageFile(address.slice(url.length) || '/') : '';
	}

	test('has valid structured data', () => {
		expect(
			faults(({ jsonLd }) =>
				jsonLd.flatMap((text) => {
					const data = JSON.parse(text) as Record<string, unknown>;
					return data['@context'] === 'https://schema.org' && data['@type'] ? [] : [text.slice(0, 60)];
				}),
			),
		).toEqual([]);
		expect([...pages.values()].some(({ jsonLd }) => jsonLd.length > 0)).toBe(true);
	});

	test('has offers at the price of each vehicle’s page, and none for an unavailable vehicle', () => {
		const wrong = site.shown.flatMap((vehicle) => {
			const page = pages.get(pageFile(vehiclePath(vehicle.slug)));
			const offer = page?.jsonLd.map((text) => JSON.parse(text).offers).find(Boolean);
			if (!page || !offer) return [`${vehicle.slug}: no offer`];
			const isEnded = /\/(SoldOut|OutOfStock|Reserved)$/.test(offer.availability);
			if (isEnded === isAvailable(vehicle)) return [`${vehicle.slug}: ${offer.availability}`];
			const offered = isEnded ? null : (offer.price ?? null);
			return offered === page.price ? [] : [`${vehicle.slug}: page ${page.price}, offer ${offered}`];
		});
		expect(wrong).toEqual([]);
	});

	test('allows exactly its own inline scripts', () => {
		expect(
			faults(({ meta, inlineScripts, handlers }) => {
				const policy = meta.get('Content-Security-Policy') ?? '';
				const [scripts = ''] = /script-src[^;]*/.exec(policy) ?? [];
				const allowed = [...scripts.matchAll(/'(sha256-[^']+)'/g)].map(([, source = '']) => source);
				const needed = [
					...new Set(inlineScripts.map((script) => `sha256-${hash('sha256', script, 'base64')}`)),
				];
				return [
					...needed.filter((source) => !allowed.includes(source)).map((source) => `${source} is not allowed`),
					...allowed.filter((source) => !needed.includes(source)).map((source) => `${source} is not needed`),
					...(/unsafe-inline|unsafe-eval|\*/.test(scripts) || !scripts ? [`script-src: ${scripts}`] : []),
					...handlers,
				];
			}),
		).toEqual([]);
	});

	test('has no id twice on a page, and a size and a text on every picture (IMAGES-007)', () => {
		expect(faults(({ ids }) => repeated(ids.map((id) => [id, '#'])))).toEqual([]);
		expect(faults(({ poorImages }) => poorImages)).toEqual([]);
	});
});
