import { memo, useLayoutEffect, useRef, useState } from 'react';
import { trackEvent } from '../../../browser/analytics/track-event.ts';
import { type BudgetChoices, budgetOf, REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import { boundsOf, settleField, TERM_BOUNDS } from '../../../domain/finance/calculator-fields.ts';
import { showMeLabel } from '../../../search/facets/result-count.ts';
import { changeSearch, EMPTY_SEARCH } from '../../../search/state.ts';
import { searchUrl } from '../../../search/url/search-url.ts';
import { useCount } from '../../../ui/search-box/use-count.ts';
import type { AffordData } from '../embed/afford-data.ts';
import { FIRST_BUDGET } from '../embed/first-budget.ts';
import { BudgetAnswer } from './BudgetAnswer.tsx';
import { BudgetFields } from './BudgetFields.tsx';
import { touchedTexts } from './touched-fields.ts';

/** A repayment in, a budget out, with the vehicles that fit. */
function AffordIsland({ terms, noun, count, variants, calculator, ask, call }: AffordData) {
	const place = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState(FIRST_BUDGET);
	const isTracked = useRef(false);
	const boundsFor = (field: string) =>
		field === 'years' ? TERM_BOUNDS : field === 'deposit' ? boundsOf(terms).deposit : REPAYMENT_BOUNDS;
	const say = (more: Partial<BudgetChoices>) => {
		setSaid((before) => ({ ...before, ...more }));
		if (!isTracked.current) trackEvent('finance_calculator', {});
		isTracked.current = true;
	};
	// What was typed or moved before the island was live.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated.
	useLayoutEffect(() => {
		for (const { field, text } of place.current ? touchedTexts(place.current) : []) {
			const { value } = settleField(field === 'years' ? 'years' : 'deposit', text, boundsFor(field));
			if (value !== null) say({ [field]: value });
		}
	}, []);
	const budget = budgetOf(said, terms);
	const search =
		budget && said !== FIRST_BUDGET
			? changeSearch(EMPTY_SEARCH, { ranges: { price: { min: null, max: budget.price } } })
			: null;
	const found = useCount(useSame(search), 400);
	const shown = said === FIRST_BUDGET ? count : found;
	const list = (price: number) =>
		searchUrl(changeSearch(EMPTY_SEARCH, { ranges: { price: { min: null, max: price } } }), {
			makes: [],
			bodies: [],
			categories: [],
			variants,
			base: null,
		});
	return (
		<div className="calculator afford" ref={place}>
			<div className="calc__in">
				<BudgetFields said={said} terms={terms} say={say} />
				<p className="calc__hint">
					This is a sum, not a credit check. Set money aside for registration, insurance, fuel and servicing
					as well.
				</p>
			</div>
			<BudgetAnswer
				said={said}
				budget={budget}
				terms={terms}
				action={
					budget
						? {
								label: shown === null ? `Show ${noun.many} that fit` : showMeLabel(shown, noun),
								href: list(budget.price),
							}
						: { label: ask ? 'Enquire for Finance' : `Call ${call.text}`, href: ask ?? call.href }
				}
				calculator={calculator}
			/>
		</div>
	);
}

/** The same object for the same search: a count is asked for once. */
function useSame<Value>(value: Value): Value {
	const last = useRef(value);
	if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
	return last.current;
}

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const Afford = memo(AffordIsland);
