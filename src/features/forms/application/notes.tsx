import type { ReactNode } from 'react';
import type { ApplicationStep } from '../../../domain/finance-application/field.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { ApplicationWords } from '../embed/application-data.ts';

/** The text below the heading of each step. */
export const STEP_TEXTS: Readonly<Record<ApplicationStep, string>> = {
	about: 'How we reach you comes first, so that we can help you with the rest.',
	loan: 'Round figures are fine. You can change them with us later.',
	employment: 'What you do for work, and for how long.',
	income: 'Round figures are fine. The lender checks them with you later.',
};

/** A note with an icon. */
export function Note({ children }: { children: ReactNode }) {
	return (
		<p className="lead__safe">
			<Icon name="shield" />
			<span>{children}</span>
		</p>
	);
}

/** Note that this form starts no credit check, which is what applicants worry about most. */
export function NoCreditCheck() {
	return (
		<Note>
			<b>No credit check happens here.</b> Nothing touches your credit file until you have talked with us and
			told a lender to go ahead.
		</Note>
	);
}

/** How private answers reach the dealer, and when they are erased. */
export function privacyNote(
	{ dealer, private_answers, kept_days }: ApplicationWords,
	step: ApplicationStep,
): string {
	const what = step === 'income' ? 'These figures go' : 'Your date of birth and licence number go';
	const how = private_answers === 'one_time_link' ? 'by a link that works once' : 'by email';
	const days = kept_days === 1 ? '1 day' : `${kept_days} days`;
	return `${what} to ${dealer} ${how}. They are not kept on this device, and our website erases them after ${days}.`;
}

/**
 * What the device keeps, and how to erase it. Before the form is hydrated its place is already there, blank: a step that grew then would
 * move its button, and lose a press.
 */
export function DeviceNote({ isLive, erase }: { isLive: boolean; erase: () => void }) {
	return (
		<p className={isLive ? 'lead__next small muted' : 'lead__next small muted is-waiting'}>
			Stopping for now? What you entered stays on this device for 7 days, but not your income, expenses, date
			of birth and licence number.{' '}
			<button className="link" type="button" onClick={erase}>
				Erase everything
			</button>
		</p>
	);
}
