import { loanParts } from '../../../../domain/finance/loan/amount-borrowed.ts';
import { formatDollarsAndCents } from '../../../../domain/price/money.ts';
import { AmountControl } from '../AmountControl.tsx';
import { FrequencyChoice } from '../FrequencyChoice.tsx';
import { inPercent, inYears } from '../figures-text.ts';
import type { Calculator } from './use-calculator.ts';

/**
 * Term, rate, balloon and how often it is repaid. A rate the lender does not vary is text (FINANCE-021), and so are term and balloon where
 * the rate is for one loan only.
 */
export function LoanFields({ calculator }: { calculator: Calculator }) {
	const { choices, terms } = calculator;
	const offered = terms.offered_loan;
	const counted = choices ? loanParts(choices).balloon / 100 : 0;
	return (
		<section className="calc__group">
			<h2 className="h-s">The loan</h2>
			{offered ? (
				<FixedValue label="Term" value={inYears(offered.years)} />
			) : (
				<AmountControl of={calculator} field="years" label="Term" />
			)}
			{terms.interest_rate.varies ? (
				<AmountControl of={calculator} field="interest_rate" label="Interest rate" />
			) : (
				<FixedValue label="Interest rate" value={`${inPercent(terms.interest_rate.usual)} p.a.`} />
			)}
			{offered ? (
				<FixedValue
					label="Balloon at the end"
					value={offered.final_payment_percent ? `${offered.final_payment_percent}% of the price` : 'None'}
				/>
			) : (
				<AmountControl
					of={calculator}
					field="balloon"
					label="Balloon at the end"
					help="One large last payment"
					note={
						choices && counted < choices.balloon
							? `A balloon counts up to what the loan begins with, ${formatDollarsAndCents(counted)}.`
							: null
					}
				/>
			)}
			<FrequencyChoice
				legend="Pay every"
				frequency={calculator.state.frequency}
				choose={(frequency) => calculator.act({ type: 'choose', chosen: { frequency } })}
			/>
		</section>
	);
}

function FixedValue({ label, value }: { label: string; value: string }) {
	return (
		<p className="calc__fixed">
			<b>{label}</b>
			<span>{value}</span>
		</p>
	);
}
