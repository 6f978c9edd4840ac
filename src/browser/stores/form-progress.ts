import { dealerAtom } from './persisted-atom.ts';

/** A visitor's progress in a form with several steps, to continue later. */
export interface FormProgress {
	/** The query of the address it was filled in at. */
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

/** The progress in the forms that a visitor has begun, by the paths of their pages: '/book-test-drive'; null for none. */
const formProgress = dealerAtom<Readonly<Record<string, FormProgress>> | null>({
	name: 'form-progress',
	initial: null,
	read: (stored) =>
		Object.fromEntries(
			Object.entries(stored ?? {}).flatMap(([page, one]) => {
				const progress = readProgress(one);
				return progress ? [[page, progress]] : [];
			}),
		),
});

/** The progress in the form of a page; null where there is none. What is too old is erased, whichever page it is of. */
export function progressOn(page: string, dealer: string, now: number): FormProgress | null {
	const store = formProgress(dealer);
	const isOld = ({ time }: FormProgress) => now - time >= KEPT_MS;
	if (Object.values(store.get() ?? {}).some(isOld))
		store.update((all) => some(Object.entries(all ?? {}).filter(([, progress]) => !isOld(progress))));
	return store.get()?.[page] ?? null;
}

/** Keeps the progress in the form of a page; null erases it. */
export function keepProgress(page: string, dealer: string, progress: FormProgress | null): void {
	formProgress(dealer).update((all) =>
		some(Object.entries({ ...all, [page]: progress }).filter(([, one]) => one !== null)),
	);
}

function some(entries: [string, FormProgress | null][]): Record<string, FormProgress> | null {
	return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, FormProgress>) : null;
}

function readProgress(stored: unknown): FormProgress | null {
	if (typeof stored !== 'object' || stored === null) return null;
	const { step, answers, time, search, lead } = stored as Partial<FormProgress>;
	if (typeof step !== 'number' || typeof time !== 'number') return null;
	if (typeof answers !== 'object' || answers === null) return null;
	const texts = Object.entries(answers).filter(([, value]) => typeof value === 'string');
	return {
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
