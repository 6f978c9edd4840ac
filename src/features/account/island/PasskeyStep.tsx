import { useEffect, useRef } from 'react';
import { FormStatus } from '../../../ui/form/FormStatus.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PASSKEY_HEADING } from './passkey-heading.ts';
import type { StepProps } from './step-props.ts';

/** The offer of a passkey, after a code. Nothing is lost without one. */
export function PasskeyStep({ state, setUpPasskey, declinePasskey }: StepProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<p className="sign-in__done">
				<Icon name="check" />
				You’re signed in.
			</p>
			<header className="sign-in__head">
				<h1 tabIndex={-1} ref={heading}>
					{PASSKEY_HEADING}
				</h1>
				<p>A passkey uses your face, fingerprint or screen lock instead of a text.</p>
			</header>
			<p className="sign-in__note sign-in__note--picture">
				<Icon name="face" />
				<span>
					It stays on your device and in its backup. We never see your face or fingerprint, and a fake site
					can’t use it. You can remove it at any time where your saved vehicles and alerts are.
				</span>
			</p>
			<FormStatus text={state.status} takesFocus={false} />
			<div className="sign-in__choice">
				<button
					className="btn btn--1 btn--l btn--block"
					type="button"
					aria-disabled={state.isSending || undefined}
					onClick={setUpPasskey}
				>
					<Icon name="key" />
					Set up a passkey
				</button>
				<button className="btn btn--3 btn--l btn--block" type="button" onClick={declinePasskey}>
					Not now
				</button>
			</div>
		</>
	);
}
