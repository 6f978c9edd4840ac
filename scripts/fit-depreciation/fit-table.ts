import type { DepreciationTable } from '../../src/domain/trade-in/depreciation.ts';
import { modelNames, tableName } from '../../src/domain/trade-in/depreciation.ts';
import { MAKE_GROUPS } from './make-groups.ts';
import { median } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** Listings that a model or version needs for a price of its own. */
const LEAST_LISTINGS = 15;
/** The car that prices are for: the middle of the listings, so that the fit is surest there. */
const REFERENCE = { years: 3, kms: 45_000 } as const;
/** Listings further than this from the first fit (natural logarithm) do not count in the second: mistyped or rare. */
const OUTLIER = 0.4;

interface Rates {
	per_year: number;
	per_1000_kms: number;
}

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

function logAtReference({ price, age, kms }: Listing, { per_year, per_1000_kms }: Rates): number {
	return Math.log(price) + per_year * (age - REFERENCE.years) + (per_1000_kms * (kms - REFERENCE.kms)) / 1000;
}

/** The rates of a group: fitted twice, the second time without the outliers of the first. */
function fitRates(listings: readonly Listing[], versionOf: (listing: Listing) => string): Rates {
	const first = leastSquares(listings, versionOf);
	const versions = Map.groupBy(listings, versionOf);
	const near = [...versions.values()].flatMap((members) => {
		const middle = median(members.map((listing) => logAtReference(listing, first)));
		return members.filter((listing) => Math.abs(logAtReference(listing, first) - middle) < OUTLIER);
	});
	const { per_year, per_1000_kms } = leastSquares(near, versionOf);
	return { per_year: rounded(per_year), per_1000_kms: rounded(per_1000_kms) };
}

/** Least squares with two unknowns over the differences from the means of each version. */
function leastSquares(listings: readonly Listing[], versionOf: (listing: Listing) => string): Rates {
	let [yy, yk, kk, yp, kp] = [0, 0, 0, 0, 0];
	for (const members of Map.groupBy(listings, versionOf).values()) {
		const mean = (figure: (listing: Listing) => number) =>
			members.reduce((sum, listing) => sum + figure(listing), 0) / members.length;
		const means = [
			mean(({ age }) => age),
			mean(({ kms }) => kms / 1000),
			mean(({ price }) => Math.log(price)),
		];
		const [meanAge = 0, meanKms = 0, meanLog = 0] = means;
		for (const { age, kms, price } of members) {
			const [y, k, p] = [age - meanAge, kms / 1000 - meanKms, Math.log(price) - meanLog];
			yy += y * y;
			yk += y * k;
			kk += k * k;
			yp += y * p;
			kp += k * p;
		}
	}
	const determinant = yy * kk - yk * yk;
	return { per_year: (yk * kp - kk * yp) / determinant, per_1000_kms: (yk * yp - yy * kp) / determinant };
}

function rounded(rate: number): number {
	return Math.round(rate * 10_000) / 10_000;
}
