import { type BudgetChoices, REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import { boundsOf, TERM_BOUNDS } from '../../../domain/finance/calculator-fields.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { BudgetField } from './BudgetField.tsx';
import { FrequencyChoice } from './FrequencyChoice.tsx';

/** Where the sliders end, dollars; their fields take more. */
const SLIDER_MAX = { repayment: { week: 500, fortnight: 1000, month: 2000 }, deposit: 30_000 } as const;

interface Props {
	choices: BudgetChoices;
	terms: LoanTerms;
	choose: (more: Partial<BudgetChoices>) => void;
}

/** What can be paid and how often, what is put in, and over how many years. */
export function BudgetFields({ choices, terms, choose }: Props) {
	return (
		<div className="calc__in calc__in--live">
			<BudgetField
				name="repayment"
				label="I can pay"
				value={choices.repayment}
				bounds={REPAYMENT_BOUNDS}
				sliderMax={SLIDER_MAX.repayment[choices.frequency]}
				onChange={(repayment) => choose({ repayment })}
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
				onChange={(deposit) => choose({ deposit })}
			/>
			<BudgetField
				name="years"
				label="Over"
				value={choices.years}
				bounds={TERM_BOUNDS}
				onChange={(years) => choose({ years })}
			/>
		</div>
	);
}
