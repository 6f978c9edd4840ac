import { useEffect, useRef } from 'react';

/**
 * Status of the automatic spam check. Before it runs, its line is already there, blank: a button that moved while the form is hydrated
 * would lose the press.
 *
 * @param isDone null before it runs
 */
export function ProofStatus({ isDone }: { isDone: boolean | null }) {
	return (
		<p className={isDone ? 'lead__proof small muted is-done' : 'lead__proof small muted'}>
			{isDone === null ? '\u00A0' : isDone ? 'Spam check done' : 'Spam check runs by itself…'}
		</p>
	);
}

/**
 * Status message of a form, such as waiting for the network. The element exists before its text, so that screen readers announce it.
 *
 * @param takesFocus whether to focus it, as after pressing the button
 */
export function FormStatus({ text, takesFocus }: { text: string | null; takesFocus: boolean }) {
	const line = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (text === null || !takesFocus) return;
		line.current?.focus({ preventScroll: true });
		line.current?.scrollIntoView({ block: 'center' });
	}, [text, takesFocus]);
	return (
		<p className="lead__status" role="status" tabIndex={-1} ref={line}>
			{text}
		</p>
	);
}

/**
 * Submit button. While sending it shows a spinner and is `aria-disabled` instead of disabled, which would lose the focus (ENQUIRY-012,
 * resolution 121).
 */
export function SendButton({
	label,
	isSending,
	sendingLabel = 'Sending…',
	onPress,
}: {
	label: string;
	isSending: boolean;
	/** Label of the button while the form is being sent. */
	sendingLabel?: string;
	/** Before the form is submitted. */
	onPress?: () => void;
}) {
	return (
		<>
			<button
				className="btn btn--1 btn--l btn--block"
				type="submit"
				aria-disabled={isSending || undefined}
				onClick={onPress}
			>
				{isSending && <span className="spin" />}
				{isSending ? sendingLabel : label}
			</button>
			{isSending && (
				<p className="vh" role="status">
					{sendingLabel}
				</p>
			)}
		</>
	);
}
