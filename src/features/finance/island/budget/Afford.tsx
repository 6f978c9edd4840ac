import { memo, useRef } from 'react';
import { budgetOf } from '../../../../domain/finance/budget/budget.ts';
import { fittingLimits } from '../../../../domain/finance/budget/fitting-stock.ts';
import { formatDollars } from '../../../../domain/price/money.ts';
import { showMeLabel } from '../../../../search/facets/result-count.ts';
import { changeSearch, EMPTY_SEARCH, type Ranges, type SearchState } from '../../../../search/state.ts';
import { searchUrl } from '../../../../search/url/search-url.ts';
import { useCount } from '../../../../ui/search-box/use-count.ts';
import type { AffordData } from '../../embed/afford-data.ts';
import { FIRST_BUDGET } from '../../embed/first-budget.ts';
import { BudgetAnswer } from './BudgetAnswer.tsx';
import { BudgetFields } from './BudgetFields.tsx';
import { FittingVehicles } from './FittingVehicles.tsx';
import { useBudget } from './use-budget.ts';
import { useFittingVehicles } from './use-fitting-vehicles.ts';

/** A repayment in, a budget out, with the vehicles that fit. */
function AffordIsland({ terms, noun, stock, first, fitting, variants, ...ways }: AffordData) {
	const place = useRef<HTMLDivElement>(null);
	const atWork = useBudget(terms, place);
	const { choices } = atWork;
	const budget = choices && budgetOf(choices, terms);
	const isFirst = choices === FIRST_BUDGET;
	const limits = useSame(isFirst ? first : choices && budget && fittingLimits(choices, budget.price, stock));
	const search = useSame(budget && searchWithin(limits ?? budget));
	const found = useCount(isFirst ? null : search, 400);
	const vehicles = useFittingVehicles(fitting, choices, isFirst ? null : limits);
	const list = (state: SearchState) =>
		searchUrl(state, { makes: [], bodies: [], categories: [], variants, base: null });
	const showLabel = (price: number) => {
		if (limits === null) return `Show ${noun.many} up to ${formatDollars(price)}`;
		const count = isFirst ? limits.count : found;
		return count === null ? `Show ${noun.many} that fit` : showMeLabel(count, noun);
	};
	return (
		<div className="calculator" ref={place}>
			<div className="afford">
				<div className="calc__in">
					<BudgetFields budget={atWork} />
					<p className="calc__hint">
						This is a sum, not a credit check. Set money aside for registration, insurance, fuel and servicing
						as well.
					</p>
				</div>
				<BudgetAnswer
					choices={choices}
					budget={budget}
					terms={terms}
					noun={noun}
					limits={limits}
					action={budget && search ? { label: showLabel(budget.price), href: list(search) } : asking(ways)}
					calculator={ways.calculator}
				/>
			</div>
			{choices && limits && <FittingVehicles vehicles={vehicles} choices={choices} terms={terms} />}
		</div>
	);
}

/** Where to ask about a budget without a figure. */
function asking({ ask, call }: Pick<AffordData, 'ask' | 'call'>) {
	return { label: ask ? 'Enquire for Finance' : `Call ${call.text}`, href: ask ?? call.href };
}

/** The search for vehicles up to a price and, where some fit a budget, up to a weekly estimate. */
function searchWithin({ price, weekly }: { price: number; weekly?: number }): SearchState {
	const ranges: Ranges = {
		price: { min: null, max: price },
		...(weekly !== undefined && { weekly_price_range: { min: null, max: weekly } }),
	};
	return changeSearch(EMPTY_SEARCH, { ranges });
}

/** The same object for the same search: a count is asked for once. */
function useSame<Value>(value: Value): Value {
	const last = useRef(value);
	if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
	return last.current;
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const Afford = memo(AffordIsland);
