import type { DepreciationTable } from '../../src/domain/trade-in/depreciation.ts';
import { modelNames, tableName } from '../../src/domain/trade-in/depreciation.ts';
import { fitRates, logAtReference, type Rates, REFERENCE } from './fit-rates.ts';
import { MAKE_GROUPS } from './make-groups.ts';
import { median } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** Listings that a model or version needs for a price of its own. */
const LEAST_LISTINGS = 15;
/** A table without its errors, which the hold-out measures. */
export type FittedTable = Omit<DepreciationTable, 'groups'> & { groups: Record<string, Rates> };

/**
 * Fits log price = price of the version − rate × years − rate × kilometres: rates by least squares within the versions of a group, prices
 * as medians of the listings moved to the reference car.
 */
export function fitTable(listings: readonly Listing[], pricesOf: number): FittedTable {
	const counts = new Map<string, number>();
	for (const { make, model } of listings)
		for (const name of modelNames(model)) {
			const key = `${tableName(make)} ${name}`;
			counts.set(key, (counts.get(key) ?? 0) + 1);
		}
	const namesOf = ({ make, model }: Listing) =>
		modelNames(model).filter((name) => (counts.get(`${tableName(make)} ${name}`) ?? 0) >= LEAST_LISTINGS);
	const groups: FittedTable['groups'] = {};
	const moved = new Map<string, number[]>();
	for (const name of Object.keys(MAKE_GROUPS)) {
		const members = listings.filter(({ group }) => group === name);
		const rates = fitRates(members, (listing) => `${listing.make} ${namesOf(listing).at(-1)}`);
		groups[name] = rates;
		for (const listing of members)
			for (const key of namesOf(listing).map((model) => `${tableName(listing.make)} ${model}`))
				moved.set(key, [...(moved.get(key) ?? []), Math.exp(logAtReference(listing, rates))]);
	}
	const prices: Record<string, Record<string, number>> = {};
	for (const key of [...moved.keys()].sort()) {
		const [make = '', model = ''] = key.split(' ');
		prices[make] = { ...prices[make], [model]: Math.round(median(moved.get(key) ?? []) / 10) * 10 };
	}
	const kms_per_year = Math.round(median(listings.map(({ kms, age }) => kms / (age + 0.5))) / 100) * 100;
	return { prices_of: pricesOf, kms_per_year, reference: REFERENCE, groups, prices };
}
