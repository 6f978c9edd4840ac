import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealerSite } from '../../tests/fixtures/sites/dealer-site.ts';
import { stockChange } from '../../tests/fixtures/stock/stock-changes.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { pagesOf } from '../features/all.ts';
import { filesOf } from './files.ts';
import { apiSite } from './lead-api/api-site.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';
import { inputKeys } from './page-inputs.ts';
import type { Site } from './site.ts';

/** Everything that a build writes of a site. */
function written(site: Site): Map<string, string> {
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const keyOf = inputKeys(context, pages, '').inputs;
	return new Map([
		['layout', JSON.stringify(context.shell)],
		['service', JSON.stringify(apiSite(context))],
		...pages.map(
			(page) => [page.path, JSON.stringify([page.kind, keyOf(page), page.content(context)])] as const,
		),
		...filesOf(context, null, () => undefined).map(
			({ path, content }) => [path, Buffer.from(content).toString('base64')] as const,
		),
	]);
}

/** A site with some vehicles; with another site as its basis it reuses what was kept for that one. */
function withStock(site: Site, vehicles: readonly Vehicle[], basis: object): Site {
	const { dealer, pictureSize, now, content } = site;
	return openSite(dealer, vehicles, pictureSize, now, content, basis);
}

test.each([
	['tests/fixtures/dealers', 'everything', 10],
	['tests/fixtures/dealers', 'odd', 10],
	['dealers', 'righto', 2],
])('%s/%s is the same after changes as when built from nothing', async (dealersDir, slug, numRuns) => {
	const site = await dealerSite(dealersDir, slug);
	fc.assert(
		fc.property(fc.array(stockChange, { minLength: 1, maxLength: 4 }), (changes) => {
			let vehicles: readonly Vehicle[] = [...site.shown, ...site.gone];
			for (const change of changes) {
				vehicles = change(vehicles);
				const kept = written(withStock(site, vehicles, site.basis));
				expect(kept).toEqual(written(withStock(site, structuredClone(vehicles) as Vehicle[], {})));
			}
		}),
		{ numRuns },
	);
});
