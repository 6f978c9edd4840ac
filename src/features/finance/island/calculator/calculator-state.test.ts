import { describe, expect, test } from 'vitest';
import { firstChoices } from '../../../../domain/finance/calculator/calculator-answer.ts';
import { LENDERS } from '../../../../domain/finance/providers.ts';
import { type CalculatorAction, calculatorReducer, choicesOf, stateOf } from './calculator-state.ts';

const terms = LENDERS.manual;
const first = stateOf(firstChoices(terms, {}));
const stateAfter = (...actions: CalculatorAction[]) => actions.reduce(calculatorReducer(terms), first);

test('a state shows the choices that it represents', () => {
	expect(first.fields.price).toMatchObject({ text: '30,000', value: 30_000 });
	expect(first.fields.interest_rate.text).toBe('8.50');
	expect(choicesOf(first)).toEqual(firstChoices(terms, {}));
});

describe('a field that is typed into', () => {
	test('counts at once when it has an allowed number, and shows the typed text', () => {
		const state = stateAfter({ type: 'type', field: 'deposit', text: '$5,0' });
		expect(state.fields.deposit).toMatchObject({ text: '$5,0', value: 50 });
	});

	test('keeps the last number while its text is not a number, without a message', () => {
		const state = stateAfter(
			{ type: 'settle', field: 'price', text: '20000' },
			{ type: 'type', field: 'price', text: '2' },
		);
		expect(state.fields.price).toEqual({ text: '2', value: 20_000, message: null, isProblem: false });
	});

	test('has a message once it is left, keeps its text, and gives no figure', () => {
		const state = stateAfter({ type: 'settle', field: 'price', text: 'about 20' });
		expect(state.fields.price).toMatchObject({ text: 'about 20', value: null, isProblem: true });
		expect(choicesOf(state)).toBeNull();
		expect(state.fields.deposit).toEqual(first.fields.deposit);
	});

	test('is brought to its bounds when it is left (FINANCE-026)', () => {
		expect(choicesOf(stateAfter({ type: 'settle', field: 'interest_rate', text: '20' }))?.interest_rate).toBe(
			15,
		);
		expect(choicesOf(stateAfter({ type: 'settle', field: 'monthly', text: '-8' }))?.fees.monthly).toBe(0);
	});
});

test('a slider, the frequency and the payment of fees each change one choice', () => {
	const state = stateAfter(
		{ type: 'settle', field: 'years', text: '1.5' },
		{ type: 'choose', chosen: { frequency: 'month' } },
		{ type: 'choose', chosen: { are_fees_financed: false } },
	);
	expect(choicesOf(state)).toEqual({
		...firstChoices(terms, {}),
		years: 1.5,
		frequency: 'month',
		are_fees_financed: false,
	});
});
