import {
	CHOICE_PARAMETERS,
	FEE_PARAMETERS,
} from '../../../../domain/finance/calculator/calculator-address.ts';
import {
	type AmountField,
	boundsOf,
	FEE_BOUNDS,
	fieldText,
	type SettledField,
	settleField,
} from '../../../../domain/finance/calculator/calculator-fields.ts';
import type { Frequency, LoanChoices, LoanFees } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { type FieldsAction, fieldsReducer } from '../fields-state.ts';

/** The name of a field for a fee of the loan. */
export type FeeField = keyof LoanFees;

/** The name of a field that a shopper types a number into. */
export type FieldKey = AmountField | FeeField;

/** Everything that can change in a calculator. */
export interface CalculatorState {
	fields: Readonly<Record<FieldKey, SettledField>>;
	frequency: Frequency;
	are_fees_financed: boolean;
}

/** What a shopper does. */
export type CalculatorAction = FieldsAction<FieldKey, CalculatorState>;

const AMOUNTS = Object.keys(CHOICE_PARAMETERS) as AmountField[];

/** The fields for fees, in the order of the calculator. */
export const FEES = Object.keys(FEE_PARAMETERS) as readonly FeeField[];

/** Whether a field is one of the fees. */
export const isFee = (field: FieldKey): field is FeeField => field in FEE_PARAMETERS;

/** The state that shows given choices. */
export function stateOf(choices: LoanChoices): CalculatorState {
	const field = (key: FieldKey, value: number): [FieldKey, SettledField] => [
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
export const calculatorReducer = (terms: LoanTerms) =>
	fieldsReducer<FieldKey, CalculatorState>((field, text) =>
		isFee(field) ? settleField('fee', text, FEE_BOUNDS) : settleField(field, text, boundsOf(terms)[field]),
	);
