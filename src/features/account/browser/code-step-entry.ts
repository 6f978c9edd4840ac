import { CODE_MINUTES } from '../../../domain/account/sign-in-limits.ts';

/** What the browser's history keeps of the step for the code, so that a page that is loaded anew begins with it. */
export interface CodeStepEntry {
	/** The mobile number the code was sent to. */
	phone: string;
	/** When another code may be requested: Unix milliseconds. */
	resendAt: number;
}

/** Adds the step for the code to the history; after another code its entry is replaced. */
export function openCodeStep(sent: CodeStepEntry, isAgain: boolean): void {
	const entry = { step: 'code', ...sent, until: Date.now() + CODE_MINUTES * 60_000 };
	if (isAgain) history.replaceState(entry, '');
	else history.pushState(entry, '');
}

/** The step for the code, where the page is at it and the code still works; else null. */
export function codeStepEntry(): CodeStepEntry | null {
	const entry = history.state;
	return entry?.step === 'code' && entry.until > Date.now()
		? { phone: entry.phone, resendAt: entry.resendAt }
		: null;
}
