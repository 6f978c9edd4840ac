import { useMemo } from 'react';
import { positionsOf } from '../../../domain/spin/prizes.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ErrorSummary, type Summary } from '../../../ui/form/ErrorSummary.tsx';
import { SendButton } from '../../../ui/form/FormStatus.tsx';
import { PhoneField, TextField } from '../../../ui/form/TextField.tsx';
import type { SpinSettings } from '../page-data.ts';
import type { Spin } from './use-spin.ts';

/** The form that spins: with the wheel, which reduced motion leaves out, or by the link without it. */
export function SpinForm({ settings, spin }: { settings: SpinSettings; spin: Spin }) {
	const { action, agreement, endsText, heading, isGated, no_prize_weight, privacy, terms } = settings;
	const { error, isSending, phase, problems, send } = spin;
	const summary = useMemo<Summary | null>(
		() =>
			error === null && problems.length === 0
				? null
				: { error, problems: problems.map((problem) => ({ ...problem, hasField: true })) },
		[error, problems],
	);
	const submit = (form: HTMLFormElement, { submitter }: SubmitEvent) => {
		const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const withWheel = !submitter?.hasAttribute('data-still') && !isStill;
		void send(new FormData(form), withWheel);
	};
	return (
		<>
			<h1>{heading}</h1>
			<p className="wheel-page__lead">
				The slices are as wide as the chances: {no_prize_weight} spins in {positionsOf(settings)} win nothing.
			</p>
			<form
				className="lead"
				method="post"
				action={action}
				noValidate={spin.isLive}
				onSubmit={(event) => {
					event.preventDefault();
					submit(event.currentTarget, event.nativeEvent as SubmitEvent);
				}}
			>
				{summary && <ErrorSummary summary={summary} heading="Check before you spin" />}
				<TextField name="name" label="Your name" autoComplete="name" maxLength={200} required />
				{!isGated && <PhoneField name="phone" label="Your phone" required />}
				<Checkbox name="agreed" value="yes" required>
					<span>{agreement}</span>
				</Checkbox>
				<SendButton
					label="Spin"
					isSending={isSending || phase === 'turning'}
					sendingLabel={phase === 'turning' ? 'Spinning…' : 'Drawing…'}
				/>
				{spin.isLive && phase === 'form' && (
					<button className="link wheel-page__still" type="submit" data-still="">
						Show my result without the wheel
					</button>
				)}
			</form>
			<p className="small muted">
				{endsText}. Free, one spin each.{' '}
				<a className="link link--ink" href={terms.href}>
					{terms.label}
				</a>{' '}
				{privacy && (
					<a className="link link--ink" href={privacy.href}>
						{privacy.label}
					</a>
				)}
			</p>
		</>
	);
}
