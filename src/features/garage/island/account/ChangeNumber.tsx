import { useEffect, useRef, useState } from 'react';
import { changeNumber, requestNumberCode } from '../../../../api/account/change-number.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { useOnePress } from '../../../../ui/form/use-one-press.ts';
import { FAILED } from '../failed.ts';

interface Props {
	api: string;
	/** Shows the garage with the new number. */
	onChanged: () => void;
	onClose: () => void;
}

/** Another mobile number to sign in with: it replaces the old one once a code has proved it. Loaded when a visitor wants to change it. */
export function ChangeNumber({ api, onChanged, onClose }: Props) {
	const [phone, setPhone] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	const isCode = phone !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each of the two fields takes the focus when it appears.
	useEffect(() => field.current?.focus(), [isCode]);
	const send = useOnePress(async () => {
		const typed = field.current?.value ?? '';
		const outcome = isCode ? await changeNumber(api, typed) : await requestNumberCode(api, typed);
		setProblem(outcome.status === 'answered' ? null : failureText(outcome, FAILED));
		if (outcome.status !== 'answered') return field.current?.focus();
		if (!('phone_text' in outcome.data)) return onChanged();
		setPhone(outcome.data.phone_text);
		if (field.current) field.current.value = '';
	});
	const id = isCode ? 'new-number-code' : 'new-number';
	return (
		<form
			className="garage__number"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<label htmlFor={id}>{isCode ? '6-digit code' : 'New mobile number'}</label>
			<input
				key={id}
				id={id}
				ref={field}
				type={isCode ? 'text' : 'tel'}
				inputMode={isCode ? 'numeric' : undefined}
				autoComplete={isCode ? 'one-time-code' : 'tel'}
				aria-invalid={problem !== null}
				aria-describedby={`${id}-help ${id}-problem`}
			/>
			<p id={`${id}-help`}>
				{isCode
					? `We texted it to ${phone}. Other devices are signed out, and alerts by text end.`
					: 'We’ll text a code to it, and start using it once you’ve entered the code.'}
			</p>
			<p id={`${id}-problem`} role="alert">
				{problem}
			</p>
			<div className="garage__buttons">
				<button className="btn btn--2" type="submit">
					{isCode ? 'Use this number' : 'Text me a code'}
				</button>
				<button className="btn btn--3" type="button" onClick={onClose}>
					Keep the old one
				</button>
			</div>
		</form>
	);
}
