import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { type BudgetChoices, type BudgetNumber, settleBudget } from '../../../domain/finance/budget.ts';
import {
	addressOfBudget,
	BUDGET_PARAMETERS,
	budgetOfAddress,
	type NamedBudget,
} from '../../../domain/finance/budget-address.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { FIRST_BUDGET } from '../embed/first-budget.ts';
import { touchedFrequency } from './touched-fields.ts';
import { touchedTexts } from './touched-texts.ts';
import { trackCalculation } from './track-calculation.ts';
import { writeAddress } from './write-address.ts';

/** Keeps a budget's choices: begun by the build, taken on from the address and from what was typed before hydration, kept in the address. */
export function useBudget(terms: LoanTerms, place: RefObject<HTMLElement | null>) {
	const [choices, setChoices] = useState<BudgetChoices>(FIRST_BUDGET);
	/** Fields that show something else than the number of their choice, or say something. */
	const [entries, setEntries] = useState<NamedBudget['entries']>({});
	const isTracked = useRef(false);
	const choose = (more: Partial<BudgetChoices>) => {
		setChoices((before) => ({ ...before, ...more }));
		if (!isTracked.current) trackCalculation({});
		isTracked.current = true;
	};
	/** A text is being typed: it counts as soon as it is a number the field takes. */
	const type = (field: BudgetNumber, text: string) => {
		const settled = settleBudget(field, text, terms);
		const counts = settled.message === null && settled.value !== null;
		setEntries((before) => {
			const value = counts ? settled.value : (before[field] ?? { value: choices[field] }).value;
			return { ...before, [field]: { text, value, message: null, isProblem: false } };
		});
		if (counts) choose({ [field]: settled.value });
	};
	/** The field is left, Enter pressed or the slider moved. */
	const settle = (field: BudgetNumber, text: string) => {
		const settled = settleBudget(field, text, terms);
		setEntries(({ [field]: _, ...others }) =>
			settled.message === null ? others : { ...others, [field]: settled },
		);
		if (settled.value !== null) choose({ [field]: settled.value });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated.
	useLayoutEffect(() => {
		const { search } = window.location;
		if (BUDGET_PARAMETERS.some((name) => new URLSearchParams(search).has(name))) {
			const named = budgetOfAddress(search, FIRST_BUDGET, terms);
			setChoices(named.choices);
			setEntries(named.entries);
		}
		for (const { field, text } of place.current ? touchedTexts(place.current) : [])
			settle(field as BudgetNumber, text);
		const frequency = place.current && touchedFrequency(place.current);
		if (frequency) choose({ frequency });
	}, []);
	const address = addressOfBudget(choices, FIRST_BUDGET, terms).toString();
	useEffect(() => (isTracked.current ? writeAddress(BUDGET_PARAMETERS, address) : undefined), [address]);
	const hasAllNumbers = Object.values(entries).every(({ value }) => value !== null);
	return { choices, entries, choose, type, settle, hasAllNumbers };
}

/** A budget at work. */
export type BudgetAtWork = ReturnType<typeof useBudget>;
