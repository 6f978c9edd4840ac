import { KEPT_MS } from '../../../browser/stores/form-progress.ts';
import { type OverviewStep, StepOverview } from '../../../ui/form/StepOverview.tsx';
import { textOf } from '../../forms/embed/form-kit.ts';
import { ownTitle, ownVehicle } from '../browser/own-answers.ts';
import { STEP } from '../embed/step-names.ts';
import { longDay } from './estimate/long-day.ts';
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
	const { model } = ownVehicle(element);
	const stopped = lead.steps.kept(document.body.dataset['dealer'] ?? '')?.time ?? 0;
	const kms = textOf(element, 'kms') ?? '';
	const done = [
		'',
		ownTitle(element, trade.state.vehicle),
		kms && `${kms} km`.replace(/(\s*kms?)+$/i, ' km'),
		trade.state.photos.length > 0 ? `${trade.state.photos.length} added` : 'Skipped',
		textOf(element, 'name') ?? '',
	];
	const last = settings.hasEstimate
		? 'A figure, or why we’d like to see it first'
		: 'A buyer will get back to you';
	const steps = form.steps
		.map((title, index): OverviewStep => {
			if (index < reached) return { title, text: done[index] ?? '', state: 'done' };
			return { title, text: ASKS[index] ?? last, state: index === reached ? 'next' : 'later' };
		})
		.slice(STEP.confirm);
	const open = (index: number) => changes.open(index === 0 ? STEP.plate : index + STEP.confirm);
	return (
		<div className="trade__overview">
			<h2 className="h-m">{`Carry on with your ${trade.state.vehicle?.model ?? (model || settings.noun)}?`}</h2>
			<p className="muted">
				{`You stopped on ${longDay(stopped)}. What you entered stays on this device until ${longDay(stopped + KEPT_MS)}.`}
			</p>
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
