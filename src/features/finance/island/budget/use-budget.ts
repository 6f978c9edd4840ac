import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

import {
	type BudgetChoices,
	type BudgetNumber,
	budgetBounds,
} from '../../../../domain/finance/budget/budget.ts';
import {
	addressOfBudget,
	BUDGET_PARAMETERS,
	budgetOfAddress,
} from '../../../../domain/finance/budget/budget-address.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { FIRST_BUDGET } from '../../embed/first-budget.ts';
import { touchedFields } from '../touched-fields.ts';
import { trackCalculation } from '../track-calculation.ts';
import { writeAddress } from '../write-address.ts';
import {
	type BudgetAction,
	type BudgetState,
	budgetChoicesOf,
	budgetReducer,
	stateOfBudget,
} from './budget-state.ts';

const FIRST_STATE = stateOfBudget({ choices: FIRST_BUDGET, entries: {} });

/**
 * Keeps a budget's choices: begun by the build, taken on from the address and from what was typed before hydration, kept in the address.
 */
export function useBudget(terms: LoanTerms, place: RefObject<HTMLElement | null>) {
	const [state, dispatch] = useReducer(
		(before: BudgetState, action: BudgetAction) => budgetReducer(terms)(before, action),
		FIRST_STATE,
	);
	const isTracked = useRef(false);
	const act = (action: BudgetAction) => {
		dispatch(action);
		if (!isTracked.current) trackCalculation({});
		isTracked.current = true;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated.
	useLayoutEffect(() => {
		const { search } = location;
		if (BUDGET_PARAMETERS.some((name) => new URLSearchParams(search).has(name)))
			dispatch({ type: 'choose', chosen: stateOfBudget(budgetOfAddress(search, FIRST_BUDGET, terms)) });
		for (const action of place.current ? touchedFields<BudgetNumber>(place.current) : []) act(action);
	}, []);
	/** Null while a field holds no number; the build's own object until something is changed. */
	const choices: BudgetChoices | null = state === FIRST_STATE ? FIRST_BUDGET : budgetChoicesOf(state);
	const address = choices && String(addressOfBudget(choices, FIRST_BUDGET, terms));
	useEffect(
		() => (address !== null && isTracked.current ? writeAddress(BUDGET_PARAMETERS, address) : undefined),
		[address],
	);
	return { choices, state, act, bounds: budgetBounds(terms) };
}

/** A budget at work. */
export type BudgetAtWork = ReturnType<typeof useBudget>;
