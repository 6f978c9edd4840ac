import { SendButton } from '../../../ui/form/FormStatus.tsx';

/** The button of a checkout's step, which stays at the foot of a phone's screen, and that it costs nothing. */
export function StepFoot({
	label,
	note,
	isSending,
	isLast = false,
}: {
	label: string;
	note: string;
	isSending: boolean;
	/** Whether it sends the form; the others are of no use without JavaScript. */
	isLast?: boolean;
}) {
	return (
		<div className={isLast ? 'checkout__foot' : 'checkout__foot lead__next'}>
			<SendButton label={label} isSending={isSending} sendingLabel="One moment…" />
			<p className="small muted">{note}</p>
		</div>
	);
}
