import { dealerAtom } from './persisted-atom.ts';

/** A visitor's progress in a form with several steps, to continue later. */
export interface FormProgress {
	/** The path of its page: '/book-test-drive'. */
	page: string;
	/** The query of its address. */
	search: string;
	/** The furthest step the visitor has reached, from 0. */
	step: number;
	/** The answers so far that may be kept, by the names of the fields. */
	answers: Readonly<Record<string, string>>;
	/** The lead of the steps that were sent; null where none was. */
	lead: BegunLead | null;
	/** Unix milliseconds. */
	time: number;
}

/** A lead in several steps that was begun. */
export interface BegunLead {
	lead_id: string;
	/** The `submission_id` of its first step, with which further ones are added. */
	first_submission_id: string;
	/** Names of fields whose answers were sent and are not kept here. */
	held: readonly string[];
}

/** How long progress is kept, milliseconds. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The progress in the form that a visitor began last; null for none. */
export const formProgress = dealerAtom<FormProgress | null>({
	name: 'form-progress',
	initial: null,
	read: readProgress,
});

/** The progress in the form of a page; null where there is none. One that is too old is erased, whichever page it is of. */
export function progressOn(page: string, dealer: string, now: number): FormProgress | null {
	const store = formProgress(dealer);
	const progress = store.get();
	if (progress && now - progress.time >= KEPT_MS) {
		store.update(() => null);
		return null;
	}
	return progress?.page === page ? progress : null;
}

function readProgress(stored: unknown): FormProgress | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { page, step, answers, time, search, lead } = stored as Partial<FormProgress>;
	if (typeof page !== 'string' || typeof step !== 'number' || typeof time !== 'number') return null;
	if (typeof answers !== 'object' || answers === null) return null;
	const texts = Object.entries(answers).filter(([, value]) => typeof value === 'string');
	return {
		page,
		search: typeof search === 'string' ? search : '',
		step,
		time,
		answers: Object.fromEntries(texts),
		lead: readLead(lead),
	};
}

function readLead(stored: unknown): BegunLead | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { lead_id, first_submission_id, held } = stored as Partial<BegunLead>;
	if (typeof lead_id !== 'string' || typeof first_submission_id !== 'string') return null;
	const names = Array.isArray(held) ? held.filter((name) => typeof name === 'string') : [];
	return { lead_id, first_submission_id, held: names };
}
