import { median } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** The car that prices are for: the middle of the listings, so that the fit is surest there. */
export const REFERENCE = { years: 3, kms: 45_000 } as const;
/** Listings further than this from the first fit (natural logarithm) do not count in the second: mistyped or rare. */
const OUTLIER = 0.4;

/** Rates of a group of makes; a rate r multiplies the price by e^-r. */
export interface Rates {
	per_year: number;
	per_1000_kms: number;
}

/** The logarithm of the price that a car would have as the reference car. */
export function logAtReference({ price, age, kms }: Listing, { per_year, per_1000_kms }: Rates): number {
	return Math.log(price) + per_year * (age - REFERENCE.years) + (per_1000_kms * (kms - REFERENCE.kms)) / 1000;
}

/** The rates of a group: fitted twice, the second time without the outliers of the first. */
export function fitRates(listings: readonly Listing[], versionOf: (listing: Listing) => string): Rates {
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
