import { type BudgetChoices, REPAYMENT_BOUNDS } from '../../../domain/finance/budget.ts';
import { boundsOf, TERM_BOUNDS } from '../../../domain/finance/calculator-fields.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { BudgetField } from './BudgetField.tsx';
import { FrequencyChoice } from './FrequencyChoice.tsx';

/** Where the sliders end, dollars; their fields take more. */
const SLIDER_MAX = { repayment: { week: 500, fortnight: 1000, month: 2000 }, deposit: 30_000 } as const;

interface Props {
	said: BudgetChoices;
	terms: LoanTerms;
	say: (more: Partial<BudgetChoices>) => void;
}

/** What can be paid and how often, what is put in, and over how many years. */
export function BudgetFields({ said, terms, say }: Props) {
	return (
		<div className="calc__in calc__in--live">
			<BudgetField
				name="repayment"
				label="I can pay"
				value={said.repayment}
				bounds={REPAYMENT_BOUNDS}
				sliderMax={SLIDER_MAX.repayment[said.frequency]}
				onChange={(repayment) => say({ repayment })}
			/>
			<FrequencyChoice legend="Every" frequency={said.frequency} choose={(frequency) => say({ frequency })} />
			<BudgetField
				name="deposit"
				label="Deposit and trade-in"
				value={said.deposit}
				bounds={boundsOf(terms).deposit}
				sliderMax={SLIDER_MAX.deposit}
				onChange={(deposit) => say({ deposit })}
			/>
			<BudgetField
				name="years"
				label="Over"
				value={said.years}
				bounds={TERM_BOUNDS}
				onChange={(years) => say({ years })}
			/>
		</div>
	);
}
