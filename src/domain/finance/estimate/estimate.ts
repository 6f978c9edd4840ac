import { manufacturerOf } from '../../model/manufacturers.ts';
import type { Vehicle } from '../../vehicle/record/vehicle.ts';
import { type Availability, isAvailable } from '../../vehicle/state/availability.ts';
import { isTrueTotal, type StatedTotal } from '../fees/stated-total.ts';
import type { EstimateBasis } from '../lenders/lender.ts';
import { computedRepayment } from '../loan/computed-repayment.ts';
import { COMPUTED_LOAN, type Loan, lenderLoan } from '../loan/loan.ts';
import { weeklyOfMonthly } from '../loan/repayment.ts';
import { type FinanceProvider, isAnotherProvider, LENDERS } from '../providers.ts';

/** A vehicle needs a price above this many dollars (FINANCE-052). */
export const NO_FINANCE_UP_TO = 500;

/** The make whose vehicles, and whose dealers, show no estimate (FINANCE-043, resolution 139). */
const WITHOUT_ESTIMATE = 'Suzuki';

/** A lender's figures for a vehicle. Rates are percent a year, payments dollars; null where it says none. */
export interface LenderFigures extends StatedTotal {
	readonly paymentWeek: number | null;
	readonly paymentMonth: number | null;
	/** The lender's name. */
	readonly financeProvider?: string | null | undefined;
}

/** The fields of a vehicle that decide about its estimate, with the figures its feed has for each lender. */
export type FinancedVehicle = Availability &
	Pick<Vehicle, 'make' | 'year' | 'dealership_slug'> & {
		readonly finance_lenders: Readonly<Record<string, LenderFigures>>;
	};

/** What decides about estimates beside the vehicle. */
export interface EstimateSettings {
	/** The site's lender. */
	readonly provider: FinanceProvider;
	/** Slugs of dealerships whose vehicles show none (FINANCE-044). */
	readonly exclude_dealerships: readonly string[];
	/** The only make the site sells; null for a site of several. */
	readonly manufacturer: string | null;
	/** The loan of the lender's repayments, where its figures do not say. */
	readonly assumed_loan: Loan;
}

/** An estimate as a page may show it: never the payment without both rates (resolution 220). */
export interface FinanceEstimate {
	readonly provider: FinanceProvider;
	/** What is paid in a week, whole dollars (FINANCE-057): the value of `weekly_price_range` (FACETS-025). */
	readonly weekly: number;
	/** What is paid in a month, dollars and cents, where that is the lender's own figure; else null. */
	readonly monthly: number | null;
	/** Percent a year. */
	readonly interest_rate: number;
	readonly comparison_rate: number;
	/** The loan the payment is for. */
	readonly loan: Loan;
	/** Whether the payment was worked out from the comparison rate, as the lender states none (resolution 136). */
	readonly is_computed: boolean;
}

/**
 * The repayment estimate of a vehicle by the site's lender; null where none is shown (FINANCE-042 to FINANCE-053, resolutions 135 to 139):
 * without both rates, of Suzukis, of dealerships left out, of vehicles not in stock or without a price above $500, where the lender's own
 * rule is not met, and where its loan cannot be true (VDP-025), its total contradicts its repayment, or its figures are another lender's
 * (resolution 225).
 *
 * @param price the listed price its page shows (`listedAmount` of its displayed price), dollars; null for none
 * @param year the calendar year at the dealer
 */
export function financeEstimate(
	vehicle: FinancedVehicle,
	price: number | null,
	settings: EstimateSettings,
	year: number,
): FinanceEstimate | null {
	const { provider } = settings;
	const lender = Object.hasOwn(vehicle.finance_lenders, provider)
		? vehicle.finance_lenders[provider]
		: undefined;
	if (!lender || lender.interestRate === null || lender.comparisonRate === null) return null;
	if (price === null || price <= NO_FINANCE_UP_TO || !isInStock(vehicle)) return null;
	if (isLeftOut(vehicle, settings) || isTooOld(vehicle, provider, year)) return null;
	if (isAnotherProvider(provider, lender.financeProvider)) return null;
	const { basis } = LENDERS[provider].estimate;
	const payment = statedPayment(basis, lender) ?? computedPayment(basis, price, lender);
	if (payment === null) return null;
	const loan = payment.isComputed ? COMPUTED_LOAN : lenderLoan(lender, settings.assumed_loan, price);
	// A total is of the lender's own repayment, not of one that is worked out here.
	if (loan === null || !(payment.isComputed || isTrueTotal(lender, payment.weekly, loan))) return null;
	return {
		provider,
		weekly: Math.round(payment.weekly),
		monthly: basis === 'month' ? lender.paymentMonth : null,
		interest_rate: lender.interestRate,
		comparison_rate: lender.comparisonRate,
		loan,
		is_computed: payment.isComputed,
	};
}

/** Strictly on the yard: what is coming soon can be bought but not financed yet (resolution 137). */
function isInStock(vehicle: FinancedVehicle): boolean {
	return isAvailable(vehicle) && vehicle.status === 'in_stock';
}

function isLeftOut(
	vehicle: FinancedVehicle,
	{ exclude_dealerships, manufacturer }: EstimateSettings,
): boolean {
	const makes = [vehicle.make, manufacturer ?? ''];
	return (
		makes.some((make) => manufacturerOf(make)?.name === WITHOUT_ESTIMATE) ||
		(vehicle.dealership_slug !== null && exclude_dealerships.includes(vehicle.dealership_slug))
	);
}

/** A vehicle of unknown age may be too old. */
function isTooOld(vehicle: FinancedVehicle, provider: FinanceProvider, year: number): boolean {
	const { oldest } = LENDERS[provider].estimate;
	return oldest !== null && (vehicle.year === null || year - vehicle.year > oldest);
}

interface Payment {
	/** Dollars a week, not rounded to whole ones. */
	readonly weekly: number;
	/** Whether it was worked out here. */
	readonly isComputed: boolean;
}

/** The lender's own repayment; null where it says none that its rule takes, or nothing is to be paid. */
export function statedPayment(
	basis: EstimateBasis,
	{ paymentWeek, paymentMonth }: LenderFigures,
): Payment | null {
	const week = paymentWeek !== null && paymentWeek > 0 ? paymentWeek : null;
	const month = paymentMonth !== null && paymentMonth > 0 ? weeklyOfMonthly(paymentMonth) : null;
	const weekly = { computed: null, week, month, either: week ?? month }[basis];
	return weekly === null ? null : { weekly, isComputed: false };
}

/** The repayment that the lender's rates come to; null for a lender whose own figure is needed. */
function computedPayment(
	basis: EstimateBasis,
	price: number,
	{ interestRate, comparisonRate }: LenderFigures,
): Payment | null {
	const isNeeded = basis === 'week' || basis === 'month';
	if (isNeeded || interestRate === null || comparisonRate === null) return null;
	return { weekly: computedRepayment(price, interestRate, comparisonRate), isComputed: true };
}
