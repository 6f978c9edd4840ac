import { REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import { boundsOf } from '../../../domain/finance/calculator-fields.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { BudgetField } from './BudgetField.tsx';
import { FrequencyChoice } from './FrequencyChoice.tsx';
import type { BudgetAtWork } from './use-budget.ts';

/** Where the sliders end, dollars; their fields take more. */
const SLIDER_MAX = { repayment: { week: 500, fortnight: 1000, month: 2000 }, deposit: 30_000 } as const;

/** What can be paid and how often, what is put in, and over how many years. */
export function BudgetFields({ budget, terms }: { budget: BudgetAtWork; terms: LoanTerms }) {
	const { choices, choose } = budget;
	const { deposit, years } = boundsOf(terms);
	return (
		<div className="calc__in calc__in--live">
			<BudgetField
				name="repayment"
				label="I can pay"
				budget={budget}
				bounds={REPAYMENT_BOUNDS}
				sliderMax={SLIDER_MAX.repayment[choices.frequency]}
			/>
			<FrequencyChoice
				legend="Every"
				frequency={choices.frequency}
				choose={(frequency) => choose({ frequency })}
			/>
			<BudgetField
				name="deposit"
				label="Deposit and trade-in"
				budget={budget}
				bounds={deposit}
				sliderMax={SLIDER_MAX.deposit}
			/>
			<BudgetField name="years" label="Over" budget={budget} bounds={years} />
		</div>
	);
}
