import { type OverviewStep, StepOverview } from '../../../ui/form/StepOverview.tsx';
import { textOf } from '../../forms/embed/form-kit.ts';
import { STEP } from '../embed/step-names.ts';
import { startAgain } from './start-again.ts';
import type { StepProps } from './step-props.ts';

/** What each step asks, from the vehicle on; the last one asks nothing. */
const ASKS = ['', 'Which vehicle it is', 'Kilometres and a few questions', 'Optional', 'Name, phone, email'];

/** A trade-in that was begun on an earlier visit: what is done, and the button that goes on. */
export function TradeInOverview(props: StepProps) {
	const { form, lead, changes, trade, settings } = props;
	const element = lead.element();
	if (!element) return null;
	const reached = Math.max(STEP.confirm, lead.state.step);
	const kms = textOf(element, 'kms') ?? '';
	const done = [
		'',
		trade.state.vehicle?.title ?? (textOf(element, 'own_model') || ''),
		kms && `${kms} km`.replace(/(\s*kms?)+$/i, ' km'),
		trade.state.photos.length > 0 ? `${trade.state.photos.length} added` : 'None',
		textOf(element, 'name') ?? '',
	];
	const last = settings.hasEstimate
		? 'A figure, or why we’d like to see it first'
		: 'A buyer gets back to you';
	const steps = form.steps
		.map((title, index): OverviewStep => {
			if (index < reached) return { title, text: done[index] ?? '', state: 'done' };
			return { title, text: ASKS[index] ?? last, state: index === reached ? 'next' : 'later' };
		})
		.slice(STEP.confirm);
	const open = (index: number) => changes.open(index === 0 ? STEP.plate : index + STEP.confirm);
	return (
		<div className="trade__overview">
			<h2 className="h-m">{`Carry on with your ${settings.noun}?`}</h2>
			<p className="muted">What you entered is still on this device, for 7 days from when you stopped.</p>
			<StepOverview steps={steps} open={open} />
			<button
				className="btn btn--1 btn--l btn--block"
				type="button"
				onClick={() => open(reached - STEP.confirm)}
			>
				{`Carry on: ${(form.steps[reached] ?? '').toLowerCase()}`}
			</button>
			<button className="link link--ink trade__switch" type="button" onClick={() => startAgain(props)}>
				{`Start again with another ${settings.noun}`}
			</button>
		</div>
	);
}
