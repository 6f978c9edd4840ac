import { memo, useRef } from 'react';
import { budgetOf } from '../../../domain/finance/budget.ts';
import { showMeLabel } from '../../../search/facets/result-count.ts';
import { changeSearch, EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import { searchUrl } from '../../../search/url/search-url.ts';
import { useCount } from '../../../ui/search-box/use-count.ts';
import type { AffordData } from '../embed/afford-data.ts';
import { FIRST_BUDGET } from '../embed/first-budget.ts';
import { BudgetAnswer } from './BudgetAnswer.tsx';
import { BudgetFields } from './BudgetFields.tsx';
import { FittingVehicles } from './FittingVehicles.tsx';
import { useBudget } from './use-budget.ts';
import { useFittingVehicles } from './use-fitting-vehicles.ts';

/** A repayment in, a budget out, with the vehicles that fit. */
function AffordIsland({ terms, noun, count, fitting, variants, calculator, ask, call }: AffordData) {
	const place = useRef<HTMLDivElement>(null);
	const { choices, choose, read, hasAllNumbers } = useBudget(terms, place);
	const budget = hasAllNumbers ? budgetOf(choices, terms) : null;
	const isFirst = choices === FIRST_BUDGET;
	const search = useSame(budget && searchUpTo(budget.price));
	const found = useCount(isFirst ? null : search, 400);
	const vehicles = useFittingVehicles(fitting, isFirst ? null : (budget?.price ?? 0));
	const shown = isFirst ? count : found;
	const list = (state: SearchState) =>
		searchUrl(state, { makes: [], bodies: [], categories: [], variants, base: null });
	return (
		<div className="calculator" ref={place}>
			<div className="afford">
				<div className="calc__in">
					<BudgetFields {...{ choices, terms, choose, read }} />
					<p className="calc__hint">
						This is a sum, not a credit check. Set money aside for registration, insurance, fuel and servicing
						as well.
					</p>
				</div>
				<BudgetAnswer
					choices={choices}
					budget={budget}
					hasAllNumbers={hasAllNumbers}
					terms={terms}
					many={noun.many}
					action={
						search
							? {
									label: shown === null ? `Show ${noun.many} that fit` : showMeLabel(shown, noun),
									href: list(search),
								}
							: { label: ask ? 'Enquire for Finance' : `Call ${call.text}`, href: ask ?? call.href }
					}
					calculator={calculator}
				/>
			</div>
			{budget && <FittingVehicles vehicles={vehicles} choices={choices} terms={terms} />}
		</div>
	);
}

/** The search for vehicles up to a price. */
function searchUpTo(price: number): SearchState {
	return changeSearch(EMPTY_SEARCH, { ranges: { price: { min: null, max: price } } });
}

/** The same object for the same search: a count is asked for once. */
function useSame<Value>(value: Value): Value {
	const last = useRef(value);
	if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
	return last.current;
}

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const Afford = memo(AffordIsland);
