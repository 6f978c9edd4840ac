import { formatDollars, formatDollarsAndCents } from '../../price/money.ts';
import { countedYears, type LoanChoices, type LoanFees, TERM_BOUNDS } from '../loan/loan-choices.ts';
import type { LoanNumbers } from '../loan/loan-terms.ts';
import { typedAmount } from '../typed-amount.ts';

/** The calculator's fields for a number; fees have their own. */
export type AmountField = Exclude<keyof LoanChoices, 'frequency' | 'fees' | 'are_fees_financed'>;

/** Every field for a number: of the calculator, for a fee, and for what can be paid each period. */
export type NumberField = AmountField | 'fee' | 'repayment';

/** What a field takes. Dollars, years or percent a year. */
export interface FieldBounds {
	readonly min: number;
	readonly max: number;
	/** What one step of its slider is. */
	readonly step: number;
}

/** The most a purchase price, a deposit or a balloon can be (FINANCE-018, FINANCE-024, FINANCE-025). */
const MOST_DOLLARS = 250_000;

/** What a fee can be, dollars. */
export const FEE_BOUNDS: FieldBounds = { min: 0, max: 10_000, step: 1 };

/** What the fields of a calculator take. */
export function boundsOf(terms: LoanNumbers): Readonly<Record<AmountField, FieldBounds>> {
	const dollars = { min: 0, max: MOST_DOLLARS, step: 500 };
	const { min, max } = terms.interest_rate;
	return {
		price: { ...dollars, min: terms.lowest_price },
		deposit: dollars,
		trade_in_value: dollars,
		trade_in_owing: dollars,
		balloon: dollars,
		years: TERM_BOUNDS,
		interest_rate: { min, max, step: 0.05 },
	};
}

/** What became of a text that was typed into a field. */
export interface SettledField {
	/** The number the calculator goes on with; null where there is none and no figure may be shown. */
	readonly value: number | null;
	/** What the field shows: what was typed, unless it was brought within bounds. */
	readonly text: string;
	/** What to say of it; null where all is well. */
	readonly message: string | null;
	/** Whether the message asks for another number, or only says what was done. */
	readonly isProblem: boolean;
}

/**
 * Settles a typed text: numbers beyond the bounds are brought back to them and the field says so (FINANCE-021, FINANCE-024 to FINANCE-026),
 * a purchase price is refused instead (FINANCE-018) except below zero, which becomes 0 (FINANCE-019), a term counts by half years
 * (FINANCE-020). Text that is no number stays; an emptied deposit, trade-in, balloon or fee is none.
 */
export function settleField(field: NumberField, typed: string, bounds: FieldBounds): SettledField {
	const isNone = typed.trim() === '' && !['price', 'years', 'interest_rate', 'repayment'].includes(field);
	const number = isNone ? 0 : typedAmount(field, typed);
	if (number === null) return { value: null, text: typed, message: askFor(field), isProblem: true };
	if (field === 'price') return settlePrice(number, typed, bounds);
	const within = Math.min(bounds.max, Math.max(bounds.min, number));
	if (within !== number) {
		const most = within === bounds.max ? 'most' : 'least';
		const message = `The ${most} here is ${withUnit(field, within)}, not ${typed.trim()}.`;
		return { value: within, text: fieldText(field, within), message, isProblem: false };
	}
	if (field === 'years' && !Number.isInteger(number * 2)) {
		const counted = countedYears(number);
		const message = `Terms go by half years: ${typed.trim()} counts as ${withUnit(field, counted)}.`;
		return { value: counted, text: typed, message, isProblem: false };
	}
	const rounded = Math.round(number * 100) / 100;
	return { value: rounded, text: fieldText(field, rounded), message: null, isProblem: false };
}

function settlePrice(number: number, typed: string, { min, max }: FieldBounds): SettledField {
	const price = Math.round(Math.max(0, number) * 100) / 100;
	const text = number < 0 ? '0' : price > max ? typed : fieldText('price', price);
	if (price >= min && price <= max) return { value: price, text, message: null, isProblem: false };
	return { value: null, text, message: priceMessage(min), isProblem: true };
}

/** The message for a purchase price that is too low or too high (FINANCE-018, ERRORS-010). */
export function priceMessage(min: number): string {
	return `Cannot be less than ${formatDollars(min)} or more than ${formatDollars(MOST_DOLLARS)}`;
}

function askFor(field: NumberField): string {
	if (field === 'years') return 'Enter the term in years, such as 5 or 5.5.';
	if (field === 'interest_rate') return 'Enter the rate in per cent a year, such as 8.5.';
	const example = field === 'fee' ? '395' : field === 'repayment' ? '150' : '5,000';
	return `Enter an amount in dollars, such as ${example}.`;
}

/** A number as its field shows it: '30,000', '5.5', '8.50'. */
export function fieldText(field: NumberField | keyof LoanFees, value: number): string {
	if (field === 'years') return String(value);
	if (field === 'interest_rate') return value.toFixed(2);
	return formatDollarsAndCents(value).slice(1);
}

/** A number with its unit: '$30,000', '5.5 years', '8.50%'. */
export function withUnit(field: NumberField, value: number): string {
	if (field === 'years') return `${value} ${value === 1 ? 'year' : 'years'}`;
	if (field === 'interest_rate') return `${value.toFixed(2)}%`;
	return formatDollarsAndCents(value);
}
