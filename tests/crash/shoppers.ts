import { setTimeout as pause } from 'node:timers/promises';
import { GOOD_ENQUIRY, GOOD_LEAD } from '../fixtures/leads/lead-service.ts';
import { DEALERS } from './dealers.ts';
import type { Ledger } from './ledger.ts';
import { type Attempt, newAttempt, send } from './send.ts';

/** Pause before a retry, milliseconds. */
const RETRY_MS = 10;
/** Percentage of submissions that are sent twice at the same time, as by a double click. */
const DOUBLE = 15;
/** Percentage of submissions whose connection is cut while they are sent. */
const CUT = 10;
/** Percentage of submissions that are sent once more after they were acknowledged, at once or much later. */
const REPEAT = 15;
/** Greatest age of a repeated submission, counted in later acknowledgements. */
const LONG_AGO = 400;

/** Simulated shoppers who retry a submission until it is acknowledged. */
export interface Shoppers {
	/** Sets the addresses of the services that are running. */
	send(urls: readonly string[]): void;
	/** Starts no further submissions; resolves when all shoppers have stopped. A submission that was never acknowledged stays open. */
	stop(): Promise<void>;
}

/** Starts a number of shoppers, each with a new submission as soon as the last one was acknowledged. */
export function startShoppers(count: number, ledger: Ledger): Shoppers {
	let urls: readonly string[] = [];
	let isOpen = true;
	const taken: Attempt[] = [];
	const isChance = (percent: number) => Math.random() * 100 < percent;

	/** Sends once. Returns the lead's id, or null when it is unknown. */
	async function trySend(attempt: Attempt): Promise<string | null> {
		const url = urls[Math.floor(Math.random() * urls.length)];
		const answer =
			url === undefined
				? null
				: await send(url, attempt, isChance(CUT) ? Math.floor(Math.random() * 10) : null);
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

	/** Sends until it is acknowledged. Null when the shoppers were stopped before. */
	async function sendUntilAcknowledged(attempt: Attempt): Promise<string | null> {
		while (isOpen) {
			const [first, second] = await Promise.all(
				isChance(DOUBLE) ? [trySend(attempt), trySend(attempt)] : [trySend(attempt)],
			);
			const id = first ?? second ?? null;
			if (id !== null) {
				taken.push(attempt);
				return id;
			}
			await pause(RETRY_MS);
		}
		return null;
	}

	async function shop(): Promise<void> {
		while (isOpen) {
			const dealer = DEALERS[Math.floor(Math.random() * DEALERS.length)] ?? 'coast';
			if (isChance(60)) await sendUntilAcknowledged(newAttempt(dealer, '/api/enquiries', GOOD_ENQUIRY));
			else if (isChance(50)) await sendUntilAcknowledged(newAttempt(dealer, '/api/leads', GOOD_LEAD));
			else {
				const first = newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, isLastStep: false });
				const lead_id = await sendUntilAcknowledged(first);
				const ids = { lead_id, first_submission_id: first.submission_id };
				if (lead_id !== null)
					await sendUntilAcknowledged(newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, ...ids }));
			}
			const again = taken.at(-1 - Math.floor(Math.random() * LONG_AGO));
			if (again && isChance(REPEAT)) await trySend(again);
		}
	}

	const all = Promise.all(Array.from({ length: count }, shop));
	return {
		send(to) {
			urls = to;
		},
		async stop() {
			isOpen = false;
			await all;
		},
	};
}
