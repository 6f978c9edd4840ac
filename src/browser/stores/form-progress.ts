import { dealerAtom } from './persisted-atom.ts';

/** How far a visitor came in a form with several steps, to go on there later. */
export interface FormProgress {
	/** The path of its page: '/book-test-drive'. */
	page: string;
	/** The step that comes next, from 1: there is nothing to keep before the first. */
	step: number;
	/** The answers of the steps before it, by the names of the fields; nothing by which a person is known. */
	answers: Readonly<Record<string, string>>;
	/** Unix milliseconds. */
	time: number;
}

/** How long progress is kept, milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The form with several steps a visitor of a dealer began last; null for none. */
export const formProgress = dealerAtom<FormProgress | null>({
	name: 'form-progress',
	initial: null,
	read: readProgress,
});

/** The progress in the form of a page; null where there is none, or it is too old. */
export function progressOn(page: string, progress: FormProgress | null, now: number): FormProgress | null {
	return progress && progress.page === page && now - progress.time < KEPT_MS ? progress : null;
}

function readProgress(stored: unknown): FormProgress | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { page, step, answers, time } = stored as Partial<FormProgress>;
	if (typeof page !== 'string' || typeof step !== 'number' || typeof time !== 'number') return null;
	if (typeof answers !== 'object' || answers === null) return null;
	const texts = Object.entries(answers).filter(([, value]) => typeof value === 'string');
	return { page, step, time, answers: Object.fromEntries(texts) };
}
