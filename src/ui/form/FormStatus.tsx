import { useEffect, useRef } from 'react';

/** Whether the spam check that runs by itself is done; null for a form without one. */
export function ProofStatus({ isDone }: { isDone: boolean | null }) {
	if (isDone === null) return null;
	return (
		<p className={isDone ? 'lead__proof small muted is-done' : 'lead__proof small muted'}>
			{isDone ? 'Spam check done' : 'Spam check runs by itself…'}
		</p>
	);
}

/**
 * What became of a form that was not refused, such as that it waits for the network. The element is there before its text, so that screen
 * readers say it.
 *
 * @param takesFocus whether the visitor is led to it, as after a press of the button
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
 * The button that sends a form. While it is sent the button turns and takes no further press (ENQUIRY-012, resolution 121): it is not
 * disabled, which would take the focus from it, but says that it is.
 */
export function SendButton({ label, isSending }: { label: string; isSending: boolean }) {
	return (
		<>
			<button className="btn btn--1 btn--l btn--block" type="submit" aria-disabled={isSending || undefined}>
				{isSending && <span className="spin" />}
				{isSending ? 'Sending…' : label}
			</button>
			{isSending && (
				<p className="vh" role="status">
					Sending…
				</p>
			)}
		</>
	);
}
