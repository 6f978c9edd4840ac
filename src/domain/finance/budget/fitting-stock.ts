import { calculatorAnswer, firstChoices } from '../calculator/calculator-answer.ts';
import { REPAYMENTS_PER_YEAR } from '../loan/loan-choices.ts';
import type { LoanNumbers } from '../loan/loan-terms.ts';
import type { BudgetChoices } from './budget.ts';

/** A vehicle's shown price and its weekly estimate (FACETS-025), dollars. */
export type EstimatedVehicle = readonly [price: number, weekly: number];

/** Vehicles for sale with the same lender's terms. */
export interface EstimatedStock {
	/** Null for vehicles with a lender's estimate that no calculation leads to (`vehicle-loan.ts`). */
	readonly terms: LoanNumbers | null;
	/** The cheapest first. */
	readonly vehicles: readonly EstimatedVehicle[];
}

/** The limits of a search for vehicles that fit a budget. Dollars. */
export interface FittingLimits {
	/** The highest shown price. */
	readonly price: number;
	/** The highest weekly estimate, as lists show it: at the lender's own term and deposit. */
	readonly weekly: number;
	/** How many vehicles are within both. */
	readonly count: number;
}

/**
 * Whether a vehicle costs no more each period than a budget, to the cent, with the budget's deposit and term at the vehicle's own terms.
 *
 * @param price the shown price, dollars
 */
export function fitsBudget(
	price: number,
	{ repayment, ...loan }: BudgetChoices,
	terms: LoanNumbers,
): boolean {
	const answer = calculatorAnswer({ ...firstChoices(terms, loan), price }, terms);
	return answer.kind === 'enquire' || answer.plan.repayment / 100 <= repayment;
}

/**
 * The widest search by price and weekly estimate that finds no vehicle above a budget: each lender's rate decides for its own vehicles. The
 * weekly limit is the budget's repayment, less where an estimate above it is rounded down, and more where estimates are for another loan.
 * Null where none fits.
 *
 * @param most the highest price that the budget pays for, dollars
 */
export function fittingLimits(
	choices: BudgetChoices,
	most: number,
	stock: readonly EstimatedStock[],
): FittingLimits | null {
	const groups = stock.map(({ terms, vehicles }) => {
		const affordable = vehicles.filter(([price]) => price <= most);
		const end = terms ? firstBeyond(affordable, choices, terms) : 0;
		return { affordable, fitting: affordable.slice(0, end), beyond: terms ? affordable.slice(end) : [] };
	});
	const lowestBeyond = Math.min(...groups.flatMap(({ beyond }) => beyond.map(([, weekly]) => weekly)));
	const within = groups.flatMap(({ fitting }) => fitting.map(([, weekly]) => weekly));
	const highest = Math.max(...within.filter((weekly) => weekly < lowestBeyond));
	if (highest === Number.NEGATIVE_INFINITY) return null;
	const weekly = Math.max(highest, Math.min(wholeWeekly(choices), lowestBeyond - 1));
	const found = groups.flatMap(({ affordable }) => affordable.filter(([, estimate]) => estimate <= weekly));
	return { price: most, weekly, count: found.length };
}

/** What a budget comes to a week, whole dollars rounded down. */
export function wholeWeekly({ repayment, frequency }: BudgetChoices): number {
	return Math.floor((repayment * REPAYMENTS_PER_YEAR[frequency]) / REPAYMENTS_PER_YEAR.week);
}

/** The place of the first vehicle above a budget, by halving: repayments rise with prices. */
function firstBeyond(
	vehicles: readonly EstimatedVehicle[],
	choices: BudgetChoices,
	terms: LoanNumbers,
): number {
	let [low, high] = [0, vehicles.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const vehicle = vehicles[middle];
		if (vehicle && fitsBudget(vehicle[0], choices, terms)) low = middle + 1;
		else high = middle;
	}
	return low;
}
