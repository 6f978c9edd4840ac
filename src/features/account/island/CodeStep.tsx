import { useEffect, useRef } from 'react';
import { CODE_DIGITS, CODE_MINUTES } from '../../../domain/account/sign-in-limits.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { SendButton } from '../../../ui/form/FormStatus.tsx';
import { useProblem } from '../../../ui/form/form-context.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ResendCode } from './ResendCode.tsx';
import { StepHead, StepProblems } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

/** The heading of the step, which gets the focus when the code was sent. */
export const CODE_HEADING = 'Enter the code we texted you';

/** The code by text message. */
export function CodeStep({ state, reason, requestCode, enterCode, changeNumber }: StepProps) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);
	const { attributes } = useProblem('code');
	return (
		<>
			<button className="link link--ink sign-in__back" type="button" onClick={changeNumber}>
				<Icon name="left" />
				Change the number
			</button>
			<StepHead heading={CODE_HEADING}>
				<p id="sent-to">
					We sent it to <b className="nobr">{state.phone}</b>. It works for {CODE_MINUTES} minutes.
				</p>
			</StepHead>
			<form
				className="lead"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					enterCode(field.current?.value ?? '');
				}}
			>
				<StepProblems state={state} heading="That code isn’t right" />
				<Field name="code" label={`${CODE_DIGITS}-digit code`}>
					<input
						className="sign-in__code"
						name="code"
						type="text"
						inputMode="numeric"
						autoComplete="one-time-code"
						aria-describedby="sent-to"
						ref={field}
						{...attributes}
					/>
				</Field>
				<SendButton label={reason.words.action} isSending={state.isSending} sendingLabel="Checking…" />
			</form>
			{/* After a wrong code another one is offered at once. */}
			<ResendCode at={state.problem ? 0 : state.resendAt} resend={() => requestCode(state.phone)} />
			<p className="small muted sign-in__foot">
				Never give this code to anyone, us included. We won’t ask for it on the phone.
			</p>
		</>
	);
}
