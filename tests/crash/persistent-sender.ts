import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { type Answer, type Attempt, type PhotoAttempt, send, sendPhoto } from './send.ts';

/** Pause before a retry, milliseconds. */
const RETRY_MS = 10;
/** Percentage of submissions that are sent twice at the same time, as by a double click. */
const DOUBLE = 15;
/** Percentage of submissions whose connection is cut while they are sent. */
const CUT = 10;
/** A cut comes within so many milliseconds. */
const CUT_MS = 10;
/** Percentage of submissions that are sent once more after they were acknowledged, at once or much later. */
const REPEAT = 15;
/** Greatest age of a repeated submission, counted in later acknowledgements. */
const LONG_AGO = 400;

/** Sends submissions until they are acknowledged, and notes it in the ledger. */
export interface PersistentSender {
	/** The addresses of the services that are running. */
	urls: readonly string[];
	/** Gives up what is not acknowledged yet, and sends nothing more. */
	stop(): void;
	isOpen(): boolean;
	/** Sends until the lead is acknowledged. Its id; null when stopped before. */
	lead(attempt: Attempt): Promise<string | null>;
	/** Sends until the photo is stored, or it is stopped. */
	photo(attempt: PhotoAttempt): Promise<void>;
	/** Sends once. Null when no answer came. */
	once(attempt: Attempt): Promise<Answer | null>;
	/** Now and then sends an earlier lead once more. */
	repeatSometimes(): Promise<void>;
}

/** A sender for all shoppers. */
export function persistentSender(ledger: Ledger): PersistentSender {
	const taken: Attempt[] = [];
	let isOpen = true;
	const sender: PersistentSender = {
		urls: [],
		stop: () => {
			isOpen = false;
		},
		isOpen: () => isOpen,
		async lead(attempt) {
			while (isOpen) {
				const times = isChance(DOUBLE) ? 2 : 1;
				const ids = await Promise.all(Array.from({ length: times }, () => tryLead(attempt)));
				const id = ids.find((found) => found !== null) ?? null;
				if (id !== null) {
					taken.push(attempt);
					return id;
				}
				await pause(RETRY_MS);
			}
			return null;
		},
		async photo(photo) {
			while (isOpen) {
				const answer = await toAny((url) => sendPhoto(url, photo, cutOff()));
				const { dealer, submission_id: attempt, photo_id } = photo;
				if (answer?.status === 200) return ledger.notePhoto({ dealer, attempt, photo_id });
				if (answer?.status === 503) ledger.noteRefusal(answer);
				else if (answer) ledger.noteFault(`a photo was answered ${answer.status}: ${answer.body.error}`);
				await pause(RETRY_MS);
			}
		},
		once: (attempt) => toAny((url) => send(url, attempt)),
		async repeatSometimes() {
			const again = taken.at(-1 - Math.floor(Math.random() * LONG_AGO));
			if (again && isChance(REPEAT)) await tryLead(again);
		},
	};

	async function toAny(sendTo: (url: string) => Promise<Answer | null>): Promise<Answer | null> {
		const url = sender.urls[Math.floor(Math.random() * sender.urls.length)];
		return url === undefined ? null : sendTo(url);
	}

	/** Sends once. The lead's id; null when it is unknown. */
	async function tryLead(attempt: Attempt): Promise<string | null> {
		const answer = await toAny((url) => send(url, attempt, cutOff()));
		if (answer === null || answer.status === 409) return null;
		const { lead_id, error } = answer.body;
		if (answer.status === 200 && lead_id !== undefined) {
			ledger.note({ dealer: attempt.dealer, submission_id: attempt.submission_id, lead_id });
			return lead_id;
		}
		if (answer.status === 503) ledger.noteRefusal(answer);
		else ledger.noteFault(`${attempt.path} answered ${answer.status}: ${error}`);
		return null;
	}

	return sender;
}

/** Whether something with this chance happens. */
function isChance(percent: number): boolean {
	return Math.random() * 100 < percent;
}

/** When the connection of a submission is cut; null when it holds. */
function cutOff(): number | null {
	return isChance(CUT) ? Math.floor(Math.random() * CUT_MS) : null;
}
