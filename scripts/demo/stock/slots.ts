import type { CarType } from '../../../src/domain/vehicle/attributes/car-type.ts';
import type { DealerPlan, Section, Yard } from './dealers/dealer-plan.ts';
import { between, type Random, randomFrom } from './random.ts';
import type { Variant } from './variant.ts';

/** Greatest age of a used vehicle in years; collectors' vehicles may be older. */
const OLDEST = 15;

/** A slot in a dealer's stock: the same on every day. */
export interface Slot {
	/** Counts from 0. */
	index: number;
	car_type: CarType;
	variant: Variant;
	yard: Yard;
	/** Whether it is the only vehicle of its section. */
	isOneOff: boolean;
	/** Its own random series, so that a change to another vehicle does not change this one. */
	random: Random;
}

/** The slots of a dealer's stock, filled from the variants available in a year. */
export function slotsOf(plan: DealerPlan, year: number): Slot[] {
	let index = 0;
	return plan.sections.flatMap((section, number) => {
		const variants = section.from.filter((variant) => yearsOf(variant, section.car_type, year) !== null);
		return apportioned(variants, section.count, randomFrom(`${plan.slug} section ${number}`)).map(
			(variant) => {
				const random = randomFrom(`${plan.slug} vehicle ${index}`);
				return {
					index: index++,
					car_type: section.car_type,
					variant,
					yard: yardOf(plan, section, random),
					isOneOff: section.from.length === 1,
					random,
				};
			},
		);
	});
}

/** First and last year of manufacture in which a variant can be had in a condition; null when there is none. */
export function yearsOf(
	{ from, to, price }: Variant,
	car_type: CarType,
	year: number,
): readonly [number, number] | null {
	const isUsed = car_type === 'used';
	const first = isUsed && price === undefined ? Math.max(from, year - OLDEST) : from;
	const last = isUsed ? Math.min(to ?? year, year - 1) : (to ?? year);
	return first <= last && (isUsed || last >= year) ? [first, last] : null;
}

/** Chooses a number of variants: each line in proportion to its share (D'Hondt), its badges in turn. */
function apportioned(variants: readonly Variant[], count: number, random: Random): Variant[] {
	const lines = [
		...Map.groupBy(variants, ({ make, model, from }) => `${make} ${model} ${from}`).values(),
	].map((badges) => ({
		badges,
		share: badges[0]?.share ?? 0,
		turn: between(random, 0, badges.length - 1),
		taken: 0,
	}));
	return Array.from({ length: lines.length === 0 ? 0 : count }, () => {
		const line = lines.reduce((best, other) =>
			other.share / (other.taken + 1) > best.share / (best.taken + 1) ? other : best,
		);
		return line.badges[(line.turn + line.taken++) % line.badges.length] as Variant;
	});
}

function yardOf({ yards }: DealerPlan, { yard }: Section, random: Random): Yard {
	const named = yards.find(({ name }) => name === yard);
	if (named) return named;
	let rest = random() * yards.reduce((sum, { share }) => sum + share, 0);
	for (const candidate of yards) {
		rest -= candidate.share;
		if (rest < 0) return candidate;
	}
	return yards[0];
}
