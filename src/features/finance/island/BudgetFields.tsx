import { type BudgetChoices, REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import { boundsOf, TERM_BOUNDS } from '../../../domain/finance/calculator-fields.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { BudgetField } from './BudgetField.tsx';
import { FrequencyChoice } from './FrequencyChoice.tsx';
import type { BudgetNumber } from './use-budget.ts';

/** Where the sliders end, dollars; their fields take more. */
const SLIDER_MAX = { repayment: { week: 500, fortnight: 1000, month: 2000 }, deposit: 30_000 } as const;

interface Props {
	choices: BudgetChoices;
	terms: LoanTerms;
	/** Takes over a number; null for a text that is none. */
	read: (field: BudgetNumber, value: number | null) => void;
	choose: (more: Partial<BudgetChoices>) => void;
}

/** What can be paid and how often, what is put in, and over how many years. */
export function BudgetFields({ choices, terms, read, choose }: Props) {
	return (
		<div className="calc__in calc__in--live">
			<BudgetField
				name="repayment"
				label="I can pay"
				value={choices.repayment}
				bounds={REPAYMENT_BOUNDS}
				sliderMax={SLIDER_MAX.repayment[choices.frequency]}
				onChange={(value) => read('repayment', value)}
			/>
			<FrequencyChoice
				legend="Every"
				frequency={choices.frequency}
				choose={(frequency) => choose({ frequency })}
			/>
			<BudgetField
				name="deposit"
				label="Deposit and trade-in"
				value={choices.deposit}
				bounds={boundsOf(terms).deposit}
				sliderMax={SLIDER_MAX.deposit}
				onChange={(value) => read('deposit', value)}
			/>
			<BudgetField
				name="years"
				label="Over"
				value={choices.years}
				bounds={TERM_BOUNDS}
				onChange={(value) => read('years', value)}
			/>
		</div>
	);
}
