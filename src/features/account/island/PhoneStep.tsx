import { useEffect, useRef } from 'react';
import { SendButton } from '../../../ui/form/FormStatus.tsx';
import { PhoneField } from '../../../ui/form/TextField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { StepHead, StepProblems } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

/** The mobile number that gets the code. */
export function PhoneStep({ state, settings, reason, requestCode, enterPasskey }: StepProps) {
	const { abroad, privacy, action } = settings;
	const field = useRef<HTMLInputElement>(null);
	// Back from a later step. The first time the field may hold what was typed before hydration.
	useEffect(() => {
		if (!state.phone || !field.current || field.current.value) return;
		field.current.value = state.phone;
		field.current.focus();
	}, [state.phone]);
	return (
		<>
			<a className="link link--ink sign-in__back" href={reason.back}>
				<Icon name="left" />
				<span data-words="back">{reason.words.back}</span>
			</a>
			<StepHead heading={reason.words.heading}>
				<p data-words="text">{reason.words.text}</p>
			</StepHead>
			<form
				className="lead sign-in__number"
				method="post"
				action={action}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					requestCode(String(new FormData(event.currentTarget).get('phone') ?? ''));
				}}
			>
				<StepProblems state={state} heading="Check one thing" />
				<PhoneField
					name="phone"
					label="Mobile number"
					hint={
						abroad
							? 'Such as 0412 345 678 or +64 21 123 4567'
							: 'Australian mobiles only, such as 0412 345 678'
					}
					autoComplete="tel webauthn"
					ref={field}
				/>
				<SendButton label="Text me a code" isSending={state.isSending} />
			</form>
			<p className="sign-in__foot sign-in__passkey">
				Been here before?{' '}
				<button className="link" type="button" onClick={enterPasskey}>
					Use a passkey
				</button>
			</p>
			<p className="small muted sign-in__number">
				We use your number to sign you in and to text you a code.{' '}
				{privacy && (
					<a className="sign-in__text-link" href={privacy.href}>
						{privacy.label}
					</a>
				)}
			</p>
		</>
	);
}
