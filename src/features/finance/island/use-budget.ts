import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { type BudgetChoices, REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import {
	addressOfBudget,
	BUDGET_PARAMETERS,
	budgetOfAddress,
} from '../../../domain/finance/budget-address.ts';
import { boundsOf, settleField, TERM_BOUNDS } from '../../../domain/finance/calculator-fields.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { FIRST_BUDGET } from '../embed/first-budget.ts';
import { touchedFrequency } from './touched-fields.ts';
import { touchedTexts } from './touched-texts.ts';
import { trackCalculation } from './track-calculation.ts';
import { writeAddress } from './write-address.ts';

/** The numbers of a budget that are typed. */
export type BudgetNumber = Exclude<keyof BudgetChoices, 'frequency'>;

/** Keeps a budget's choices: begun by the build, taken on from the address and from what was typed before hydration, kept in the address. */
export function useBudget(terms: LoanTerms, place: RefObject<HTMLElement | null>) {
	const [choices, setChoices] = useState<BudgetChoices>(FIRST_BUDGET);
	const [unread, setUnread] = useState<readonly BudgetNumber[]>([]);
	const isTracked = useRef(false);
	const choose = (more: Partial<BudgetChoices>) => {
		setChoices((before) => ({ ...before, ...more }));
		if (!isTracked.current) trackCalculation({});
		isTracked.current = true;
	};
	const read = (field: BudgetNumber, value: number | null) => {
		setUnread((before) => [...before.filter((one) => one !== field), ...(value === null ? [field] : [])]);
		if (value !== null) choose({ [field]: value });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated.
	useLayoutEffect(() => {
		const { search } = window.location;
		const isNamed = BUDGET_PARAMETERS.some((name) => new URLSearchParams(search).has(name));
		if (isNamed) setChoices(budgetOfAddress(search, FIRST_BUDGET, terms));
		for (const { field, text } of place.current ? touchedTexts(place.current) : []) {
			const bounds = { repayment: REPAYMENT_BOUNDS, deposit: boundsOf(terms).deposit, years: TERM_BOUNDS };
			const name = field as BudgetNumber;
			const { value } = settleField(name === 'years' ? name : 'deposit', text, bounds[name]);
			read(name, value);
		}
		const frequency = place.current && touchedFrequency(place.current);
		if (frequency) choose({ frequency });
	}, []);
	const address = addressOfBudget(choices, FIRST_BUDGET, terms).toString();
	useEffect(() => (isTracked.current ? writeAddress(BUDGET_PARAMETERS, address) : undefined), [address]);
	return { choices, choose, read, hasAllNumbers: unread.length === 0 };
}
