import type { ValuationAnswer } from '../../../../api/trade-in/valuation.ts';
import { formatDollars } from '../../../../domain/price/money.ts';
import { calculatorQuery } from '../../browser/calculator-query.ts';
import { owedOf } from '../../browser/own-answers.ts';
import type { StepProps } from '../step-props.ts';
import { longDay } from './long-day.ts';

type Estimated = Extract<ValuationAnswer, { status: 'estimated' }>;

/** The range, how long it is held, and what is left of it where money is owed. */
export function EstimatePanel({ lead, valuation }: StepProps & { valuation: Estimated }) {
	const { offer_price, upper_price, held_until } = valuation;
	const owing = owingOf(lead.element());
	return (
		<div className="est">
			<p className="est__range">
				{formatDollars(offer_price)}
				<small> to </small>
				{formatDollars(upper_price)}
			</p>
			<p>
				Good until <b>{longDay(new Date(held_until), 'UTC')}</b>. Accept and{' '}
				<b>{formatDollars(offer_price)}</b> is the figure we hold, subject to inspection. It can go up when we
				see it.
			</p>
			{owing > 0 && <p>{afterPayout(offer_price - owing, owing)}</p>}
		</div>
	);
}

/** What is still owed on the vehicle, dollars. */
function owingOf(form: HTMLFormElement | null): number {
	return (form && owedOf(form)) ?? 0;
}

function afterPayout(left: number, owing: number): string {
	return left >= 0
		? `After paying out the ${formatDollars(owing)} you owe: about ${formatDollars(left)} to you, or off your next one.`
		: `You owe ${formatDollars(owing)}, which is ${formatDollars(-left)} more than that. We can talk about adding it to your next loan.`;
}

/** '+ $600', '− $900', '$0'. */
function signed(amount: number): string {
	if (amount === 0) return '$0';
	return `${amount > 0 ? '+' : '−'} ${formatDollars(Math.abs(amount))}`;
}

/** What the range is made of: the amounts add up to its middle. */
export function EstimateReasons({ lead, valuation, settings }: StepProps & { valuation: Estimated }) {
	const { offer_price, reasons, is_sample } = valuation;
	const owing = owingOf(lead.element());
	const middle = reasons.reduce((sum, { amount }) => sum + amount, 0);
	return (
		<section aria-labelledby="est-reasons">
			<h3 className="h-m" id="est-reasons">
				How we got there
			</h3>
			<ul className="est__reasons">
				{reasons.map(({ label, detail, amount }, index) => (
					<li key={label}>
						<b>{label}</b>
						<span className={amount > 0 && index > 0 ? 'is-up' : undefined}>
							{index === 0 ? formatDollars(amount) : signed(amount)}
						</span>
						{detail && <small>{detail}</small>}
					</li>
				))}
			</ul>
			<p className="small muted">
				{`That adds up to ${formatDollars(middle)}, the middle of the range. What an inspection finds decides the rest.`}
				{is_sample && ' Sample figures for this demonstration site.'}
			</p>
			{owing > 0 && settings.calculator && (
				<p className="mid">
					<a className="link" href={`${settings.calculator}?${calculatorQuery(offer_price, owing)}`}>
						See repayments with it taken off
					</a>
				</p>
			)}
		</section>
	);
}
