import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { StepProps } from './step-props.ts';

/**
 * The passkey in place of the number, shown where this browser has used one here. A passkey that was not used, or is not known any more,
 * leaves the number.
 */
export function ReturnChoice({
	state,
	isReturn,
	enterPasskey,
	preferCode,
}: Pick<StepProps, 'state' | 'enterPasskey' | 'preferCode'> & { isReturn: boolean }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const main = place.current?.closest('main');
		// The script before hydration has set it.
		if (!isReturn && main?.hasAttribute('data-return')) {
			main.removeAttribute('data-return');
			main.querySelector<HTMLElement>('[name=phone]')?.focus();
		} else if (isReturn && state.status) preferCode();
	}, [isReturn, state.status, preferCode]);
	return (
		<div className="sign-in__choice sign-in__return" ref={place}>
			<button
				className="btn btn--1 btn--l btn--block"
				type="button"
				aria-disabled={state.isSending || undefined}
				onClick={enterPasskey}
			>
				<Icon name="key" />
				Continue with passkey
			</button>
			<button className="btn btn--2 btn--l btn--block" type="button" onClick={preferCode}>
				Text me a code instead
			</button>
			<p className="small muted">Lost the phone with your passkey? The code works just as well.</p>
		</div>
	);
}
