import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { stockChange } from '../../../../tests/fixtures/stock/stock-changes.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { stockListRoute } from '../route.ts';

const MODELS = [
	['Toyota', 'Corolla'],
	['Toyota', 'Yaris'],
	['Toyota', 'Kluger'],
	['Kia', 'Rio'],
	['Kia', 'Stonic'],
	['Mazda', 'CX-5'],
] as const;
const nth = <T>(values: readonly T[], index: number) => values[index % values.length] as T;

/** A stock with this number of vehicles of each model. */
function stockOf(counts: readonly number[]): Vehicle[] {
	return MODELS.flatMap((model, at) => Array(counts[at]).fill(model)).map(([make, model], at) =>
		aVehicle({
			id: String(at),
			...{ make, model },
			badge: nth(['GX', 'GX', 'GX', 'VX', 'VX', 'Sport'], at),
			simple_body: nth(['Hatch', 'Hatch', 'Hatch', 'SUV', 'SUV', 'Wagon'], at),
			car_type: nth(['used', 'used', 'used', 'used', 'new', 'new', 'demo'], at),
			colour: nth(['White', 'White', 'White', 'Blue', 'blue', 'Red', 'Red'], at),
			price: 20_000 + 1_000 * (at % 9),
		}),
	);
}

/** One vehicle more or less changes neither an order nor which lists there are. */
const FAR_APART = stockOf([40, 12, 3, 20, 6, 9]);
/** It changes the order of makes and of models. */
const NEARLY_EQUAL = stockOf([4, 4, 4, 6, 6, 12]);

/** The lists of a stock: their sources and their content. */
function listsOf(vehicles: readonly Vehicle[]): Map<string, { source: string | null; says: string }> {
	const site = openSite(aParsedDealer({}), vehicles, new Map(), NOW);
	const pages = stockListRoute.pages(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	return new Map(
		pages.map((page) => [
			page.path,
			{ source: page.source?.(context) ?? null, says: JSON.stringify(page.content(context)) },
		]),
	);
}

test.each([
	['far apart', FAR_APART],
	['nearly equal', NEARLY_EQUAL],
])(
	'with numbers %s, a list whose content changes, even by vehicles that it does not show, has another source',
	(_, vehicles) => {
		const before = listsOf(vehicles);
		fc.assert(
			fc.property(stockChange, (change) => {
				const wrong = [...listsOf(change(vehicles))].filter(([path, { source, says }]) => {
					const last = before.get(path);
					return last && source !== null && last.source === source && last.says !== says;
				});
				expect(wrong.map(([path]) => path)).toEqual([]);
			}),
			{ numRuns: 25 },
		);
	},
);

test('a list that does not show a vehicle keeps its source when that vehicle is sold', () => {
	const before = listsOf(FAR_APART);
	const [sold] = FAR_APART.filter(({ model }) => model === 'Yaris');
	const after = listsOf(FAR_APART.filter((vehicle) => vehicle !== sold));
	const isSame = (path: string) => after.get(path)?.source === before.get(path)?.source;
	expect(['/search/kia', '/search/kia/rio', '/search/mazda'].map(isSame)).toEqual([true, true, true]);
	expect(isSame('/search/toyota')).toBe(false);
});

test('all lists lose their link to a make when its last vehicle is sold, even while that is still shown', () => {
	const last = aVehicle({ id: 'last', make: 'Suzuki', model: 'Swift', simple_body: 'Hatch' });
	const sold = { ...last, status: 'sold' as const, sold_date_timestamp: NOW.getTime() / 1000 - 3600 };
	const before = listsOf([...FAR_APART, last]);
	const after = listsOf([...FAR_APART, sold]);
	const isOther = (path: string) => after.get(path)?.source !== before.get(path)?.source;
	expect(['/search/kia', '/search/mazda', '/search/suzuki'].map(isOther)).toEqual([true, true, true]);
});
