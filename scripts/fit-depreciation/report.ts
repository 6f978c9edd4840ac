import { ESTIMATE_LIMITS } from '../../src/domain/trade-in/online-estimate.ts';
import { type Held, holdOut } from './hold-out.ts';
import { MAKE_GROUPS } from './make-groups.ts';
import { median, quantile } from './quantile.ts';
import type { Listing } from './read-listings.ts';

/** Sizes of errors, as shares. */
export interface Errors {
	version: number;
	model: number;
}

/** The median errors of held-out listings, to four digits. */
export function mediansOf(held: readonly Held[]): Errors {
	return { version: rounded(median(versionsOf(held))), model: rounded(median(modelsOf(held))) };
}

/** Whether a car is below both limits of an online estimate. */
export function isWithinLimits({ age, kms }: Pick<Listing, 'age' | 'kms'>): boolean {
	return age <= ESTIMATE_LIMITS.years && kms <= ESTIMATE_LIMITS.kms;
}

/** Rows of a Markdown table: listings, priced share, errors, and the share inside the range of an estimate, of each group and of all. */
export function groupRows(listings: readonly Listing[], held: readonly Held[]): string[] {
	return [...Object.keys(MAKE_GROUPS), null].map((name) => {
		const isOf = ({ group }: { group: string }) => name === null || group === name;
		const [of, priced] = [listings.filter(isOf), held.filter(isOf)];
		return row([
			name ?? 'all',
			of.length,
			percent(priced.length / of.length),
			...[versionsOf(priced), modelsOf(priced)].flatMap((errors) => [
				percent(median(errors)),
				percent(quantile(errors, 0.8)),
			]),
			percent(priced.filter((one) => isInRange(one, held)).length / priced.length),
		]);
	});
}

/** Whether a price is inside the range around the one of the table, whose ends are its group's median error away. */
function isInRange({ group, version, model }: Held, held: readonly Held[]): boolean {
	const margin = mediansOf(held.filter((one) => one.group === group));
	const error = version ?? model;
	return Math.abs(error) <= (1 + error) * (version === null ? margin.model : margin.version);
}

/** Rows of a Markdown table: errors below and above the limits of an online estimate, by a table that is fitted to all listings. */
export function limitRows(listings: readonly Listing[], pricesOf: number): string[] {
	const ranges: [string, (listing: Listing) => boolean][] = [
		['within both limits', isWithinLimits],
		[
			'100,001 to 150,000 km',
			({ age, kms }) => age <= ESTIMATE_LIMITS.years && kms > ESTIMATE_LIMITS.kms && kms <= 150_000,
		],
		['8 to 10 years', ({ age }) => age > ESTIMATE_LIMITS.years && age <= 10],
		['11 to 15 years', ({ age }) => age > 10 && age <= 15],
	];
	return ranges.map(([name, isIn]) => {
		const held = holdOut(listings, pricesOf, listings.filter(isIn));
		const errors = held.map(({ version, model }) => Math.abs(version ?? model));
		return row([name, held.length, percent(median(errors)), percent(quantile(errors, 0.8))]);
	});
}

function versionsOf(held: readonly Held[]): number[] {
	return held.flatMap(({ version }) => (version === null ? [] : Math.abs(version)));
}

function modelsOf(held: readonly Held[]): number[] {
	return held.map(({ model }) => Math.abs(model));
}

function row(cells: readonly (string | number)[]): string {
	return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}

function rounded(share: number): number {
	return Math.round(share * 1000) / 1000;
}
