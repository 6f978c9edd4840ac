import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealerSite } from '../../tests/fixtures/sites/dealer-site.ts';
import { stockChange } from '../../tests/fixtures/stock/stock-changes.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { pagesOf } from '../features/all.ts';
import type { SiteContext } from './context.ts';
import { nextChange } from './open/next-change.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';
import { inputKeys } from './page-inputs.ts';
import type { Page } from './route.ts';
import type { Site } from './site.ts';

/** Dealers, and how many changes of each are tried: a large site takes long. */
const DEALERS = [
	['tests/fixtures/dealers', 'everything', 60],
	['tests/fixtures/dealers', 'odd', 60],
	['dealers', 'righto', 8],
] as const;

/** A site's pages, with the keys and the content of those whose inputs are listed. */
interface Keyed {
	inputs: string;
	source: string | null;
	content: string;
}

function keyed(site: Site): Map<string, Keyed> {
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const keyOf = inputKeys(context, pages, JSON.stringify(context.shell));
	return new Map(
		pages.flatMap((page) => {
			const inputs = keyOf.inputs(page);
			const source = keyOf.source(page);
			const content = contentOf(page, context);
			return inputs === null || context.hasLinkedListPage()
				? []
				: [[page.path, { inputs, source, content }] as const];
		}),
	);
}

/** The content of a page, including the layout data. */
function contentOf(page: Page, context: SiteContext): string {
	return JSON.stringify([page.content(context), context.shell]);
}

/** A change of a site: its vehicles, a leaf of its options or texts, or its time. */
type Change = (site: Site) => Site;

function reopened({ dealer, pictureSize, now, content }: Site, vehicles: readonly Vehicle[]): Site {
	return openSite(dealer, vehicles, pictureSize, now, content);
}

const vehiclesOf = ({ shown, gone }: Site): Vehicle[] => [...shown, ...gone];
const ofStock = stockChange.map(
	(change): Change =>
		(site) =>
			reopened(site, change(vehiclesOf(site))),
);
const aLeaf = fc.tuple(fc.constantFrom('dealer' as const, 'content' as const), fc.nat()).map(
	([part, index]): Change =>
		(site) => {
			const changed = { ...site, [part]: withLeaf(site[part], index) };
			return reopened(changed, vehiclesOf(site));
		},
);

/** A copy of some data with one of its texts, numbers and booleans changed. */
function withLeaf<T>(data: T, index: number): T {
	const leaves = countLeaves(data);
	let left = leaves === 0 ? -1 : index % leaves;
	const copy = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(copy);
		if (typeof value === 'object' && value !== null && !(value instanceof RegExp))
			return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
		return isLeaf(value) && left-- === 0 ? otherThan(value) : value;
	};
	return copy(data) as T;
}

function isLeaf(value: unknown): boolean {
	return ['string', 'number', 'boolean'].includes(typeof value);
}

function otherThan(value: unknown): unknown {
	return typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}x`;
}

function countLeaves(value: unknown): number {
	if (typeof value !== 'object' || value === null) return isLeaf(value) ? 1 : 0;
	return Object.values(value).reduce((sum: number, inner) => sum + countLeaves(inner), 0);
}

const change = fc.oneof({ weight: 5, arbitrary: ofStock }, { weight: 1, arbitrary: aLeaf });

test.each(DEALERS)('any change of a page of %s/%s changes its key', async (dealersDir, slug, numRuns) => {
	const site = await dealerSite(dealersDir, slug);
	const before = keyed(site);
	expect(before.size).toBeGreaterThan(0);
	expect([...before.values()].some(({ source }) => source !== null)).toBe(true);
	fc.assert(
		fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
			const after = changedPages(before, () => changes.reduce((last, make) => make(last), site));
			expect(after).toEqual([]);
		}),
		{ numRuns },
	);
});

/** The pages with changed content but the same key. Options that no dealer could have may fail to open: they change no page. */
function changedPages(before: ReadonlyMap<string, Keyed>, open: () => Site): string[] {
	let after: Map<string, Keyed>;
	try {
		after = keyed(open());
	} catch {
		return [];
	}
	return [...after]
		.filter(([path, { inputs, source, content }]) => {
			const last = before.get(path);
			if (!last || last.content === content) return false;
			return last.inputs === inputs || (source !== null && last.source === source);
		})
		.map(([path]) => path);
}

test.each(DEALERS)('no page of %s/%s changes before its next change', async (dealersDir, slug) => {
	const site = await dealerSite(dealersDir, slug);
	const before = keyed(site);
	const later = new Date(nextChange(site).getTime() - 1);
	const { dealer, pictureSize, content } = site;
	const after = keyed(openSite(dealer, vehiclesOf(site), pictureSize, later, content));
	expect([...after].filter(([path, { content }]) => before.get(path)?.content !== content)).toEqual([]);
});
