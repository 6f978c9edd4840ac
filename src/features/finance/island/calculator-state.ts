import { CHOICE_PARAMETERS, FEE_PARAMETERS } from '../../../domain/finance/calculator-address.ts';
import {
	type AmountField,
	boundsOf,
	FEE_BOUNDS,
	fieldText,
	settleField,
} from '../../../domain/finance/calculator-fields.ts';
import type { Frequency, LoanChoices, LoanFees } from '../../../domain/finance/loan-choices.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';

/** The text of a field, and the number it represents. */
export interface FieldState {
	/** What it shows: what was typed stays. */
	text: string;
	/** Null for a text no number can be made of. */
	value: number | null;
	/** The note below it; null for none. */
	message: string | null;
	isProblem: boolean;
}

export type FeeField = keyof LoanFees;
export type FieldKey = AmountField | FeeField;

/** Everything that can change in a calculator. */
export interface CalculatorState {
	fields: Readonly<Record<FieldKey, FieldState>>;
	frequency: Frequency;
	are_fees_financed: boolean;
}

/** What a shopper does. */
export type CalculatorAction =
	/** A text is being typed: it counts as soon as it is a number the field takes. */
	| { type: 'type'; field: FieldKey; text: string }
	/** The field is left, Enter pressed, its slider moved, or a term taken from the table. */
	| { type: 'settle'; field: FieldKey; text: string }
	/** How often the loan is repaid or how its fees are paid; everything at the beginning. */
	| { type: 'choose'; chosen: Partial<CalculatorState> };

const AMOUNTS = Object.keys(CHOICE_PARAMETERS) as AmountField[];
export const FEES = Object.keys(FEE_PARAMETERS) as readonly FeeField[];

/** Whether a field is one of the fees. */
export const isFee = (field: FieldKey): field is FeeField => field in FEE_PARAMETERS;

/** The state that shows given choices. */
export function stateOf(choices: LoanChoices): CalculatorState {
	const field = (key: FieldKey, value: number): [FieldKey, FieldState] => [
		key,
		{ text: fieldText(key, value), value, message: null, isProblem: false },
	];
	return {
		fields: Object.fromEntries([
			...AMOUNTS.map((key) => field(key, choices[key])),
			...FEES.map((key) => field(key, choices.fees[key])),
		]) as CalculatorState['fields'],
		frequency: choices.frequency,
		are_fees_financed: choices.are_fees_financed,
	};
}

/** The choices that a state represents; null where a field holds no number, and no figure may be shown. */
export function choicesOf({ fields, frequency, are_fees_financed }: CalculatorState): LoanChoices | null {
	if (Object.values(fields).some(({ value }) => value === null)) return null;
	const values = <Key extends FieldKey>(keys: readonly Key[]) =>
		Object.fromEntries(keys.map((key) => [key, fields[key].value])) as Record<Key, number>;
	return { ...values(AMOUNTS), frequency, are_fees_financed, fees: values(FEES) };
}

/** What a calculator with these terms makes of an action. */
export function calculatorReducer(
	terms: LoanTerms,
): (state: CalculatorState, action: CalculatorAction) => CalculatorState {
	const settle = (field: FieldKey, text: string) =>
		isFee(field) ? settleField('fee', text, FEE_BOUNDS) : settleField(field, text, boundsOf(terms)[field]);
	return (state, action) => {
		if (action.type === 'choose') return { ...state, ...action.chosen };
		const { type, field, text } = action;
		const settled = settle(field, text);
		const { value } = settled.message === null ? settled : state.fields[field];
		const next = type === 'settle' ? settled : { text, value, message: null, isProblem: false };
		return { ...state, fields: { ...state.fields, [field]: next } };
	};
}
