import { currentPrice } from '../../../src/domain/price/price.ts';
import type { DealerPlan } from './dealers/dealer-plan.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Draft } from './draft.ts';
import { comparisonRate, repayment } from './repayment.ts';

/** Highest price, in dollars, for which the demo's lenders give figures. */
const MOST = 250_000;
const TERM_YEARS = 5;

/** Every n-th vehicle also has a second lender's figures, or lacks one of the rates. */
const EVERY_SECOND_LENDER = 7;
const EVERY_MISSING_RATE = 41;

/**
 * Lenders' figures for a vehicle (VDP-024, VDP-025): repayments of its price over five years at the lender's rate, without fees. The
 * comparison rate includes the fees.
 */
export function lendersOf({ slot, about, vehicle }: Draft, plan: DealerPlan): DemoVehicle['finance_lenders'] {
	const price = currentPrice({ price: vehicle.price ?? null, offer_price: vehicle.offer_price ?? null });
	if (price === null || price > MOST) return {};
	const rate = about.car_type === 'used' ? (about.age < 5 ? 8.95 : 10.45) : 7.49;
	const names = slot.index % EVERY_SECOND_LENDER === 0 ? plan.lenders : plan.lenders.slice(0, 1);
	return Object.fromEntries(
		names.map((name, position) => {
			const { comparisonRate: compared, ...figures } = figuresOf(price, rate + position * 0.6);
			const isIncomplete = position === 0 && slot.index % EVERY_MISSING_RATE === EVERY_MISSING_RATE - 1;
			return [name, isIncomplete ? figures : { ...figures, comparisonRate: compared }];
		}),
	);
}

function figuresOf(price: number, interestRate: number) {
	return {
		interestRate,
		comparisonRate: comparisonRate(interestRate),
		paymentWeek: repayment(price, interestRate, 52, TERM_YEARS),
		paymentMonth: repayment(price, interestRate, 12, TERM_YEARS),
		balloon: 0,
		deposit: 0,
		termYears: TERM_YEARS,
		term3: repayment(price, interestRate, 52, 3),
		term7: repayment(price, interestRate, 52, 7),
		disclaimer: 'Repayments are estimates for approved applicants and leave out fees and charges.',
	};
}
