import { useEffect, useRef, useState } from 'react';
import { STOPPED_HEADING } from '../../../domain/account/stopped-heading.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { retryTime } from './retry-time.ts';
import type { StepProps } from './step-props.ts';
import { useOpenState } from './use-open-state.ts';

const TEXTS = {
	'too often': 'Too many codes were asked for in a short time.',
	unavailable: 'We didn’t get an answer.',
} as const;

/** No code can be sent at the moment: the dealer's phone number, and when to try again. */
export function StoppedStep({ state, settings, reason, changeNumber, requestCode }: StepProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [isRepeated, setRepeated] = useState(false);
	useEffect(() => heading.current?.focus(), []);
	const { phone, timetable } = settings;
	const { stop } = state;
	const hours = useOpenState(timetable);
	// 'the HiLux', which the button of the code would save.
	const held = reason.type === 'watchlist' ? reason.words.action.replace('Save ', '') : null;
	return (
		<>
			<button className="link link--ink sign-in__back" type="button" onClick={changeNumber}>
				<Icon name="left" />
				Change the number
			</button>
			<header className="sign-in__head">
				<h1 tabIndex={-1} ref={heading}>
					{STOPPED_HEADING}
				</h1>
				<p>{stop && TEXTS[stop.reason]} Nothing is wrong with your number.</p>
			</header>
			<a className="btn btn--1 btn--l btn--block" href={phone.href}>
				Call {phone.text}
			</a>
			<p>
				{held ? `Ask us to hold ${held} for you, or try` : 'Or try'} again {stop && retryTime(stop.until)}.{' '}
				{hours && `${hours}.`}
			</p>
			{stop?.reason === 'unavailable' && state.phone && (
				<div>
					<button
						className="btn btn--2 btn--block"
						type="button"
						aria-disabled={state.isSending || undefined}
						onClick={() => {
							setRepeated(true);
							requestCode(state.phone);
						}}
					>
						Try again
					</button>
					<p className="small" role="status">
						{isRepeated && (state.isSending ? 'Sending…' : 'Still no answer.')}
					</p>
				</div>
			)}
			<a className="link" href={reason.back}>
				{`${reason.words.back} without ${held ? 'saving' : 'signing in'}`}
			</a>
		</>
	);
}
