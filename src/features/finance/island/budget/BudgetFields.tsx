import { AmountControl } from '../AmountControl.tsx';
import { FrequencyChoice } from '../FrequencyChoice.tsx';
import type { BudgetAtWork } from './use-budget.ts';

/** Where the sliders begin and end, dollars; their fields take more. */
const REPAYMENT_SLIDER = {
	week: { min: 30, max: 500 },
	fortnight: { min: 30, max: 1000 },
	month: { min: 30, max: 2000 },
};
const DEPOSIT_SLIDER = { max: 30_000 };

/** What can be paid and how often, what is put in, and over how many years. */
export function BudgetFields({ budget }: { budget: BudgetAtWork }) {
	const { state, act } = budget;
	return (
		<div className="calc__in calc__in--live">
			<AmountControl
				of={budget}
				field="repayment"
				label="I can pay"
				slider={REPAYMENT_SLIDER[state.frequency]}
			/>
			<FrequencyChoice
				legend="Every"
				frequency={state.frequency}
				choose={(frequency) => act({ type: 'choose', chosen: { frequency } })}
			/>
			<AmountControl of={budget} field="deposit" label="Deposit and trade-in" slider={DEPOSIT_SLIDER} />
			<AmountControl of={budget} field="years" label="Over" />
		</div>
	);
}
