import { setTimeout as pause } from 'node:timers/promises';
import { GOOD_ENQUIRY, GOOD_LEAD } from '../fixtures/leads/lead-service.ts';
import { DEALERS } from './dealers.ts';
import type { Ledger } from './ledger.ts';
import { type Attempt, newAttempt, send } from './send.ts';

/** Before something that could not be sent is sent again, milliseconds. */
const RETRY_MS = 10;
/** Of a hundred attempts so many go out twice at the same time, as by a double click. */
const DOUBLE = 15;
/** So many lose their connection while they are sent. */
const CUT = 10;
/** So many are sent once more after they were acknowledged, at once or much later. */
const REPEAT = 15;
/** An attempt of long ago, so many acknowledgements back. */
const LONG_AGO = 400;

/** People who send what they have to say until they are told that it was taken. */
export interface Shoppers {
	/** Where the service can be reached from now on. */
	send(urls: readonly string[]): void;
	/** They begin nothing more; resolves when they have gone, with what was never acknowledged left open. */
	goHome(): Promise<void>;
}

/** So many shoppers at the same time, each beginning with something new when the last was taken. */
export function gatherShoppers(count: number, ledger: Ledger): Shoppers {
	let urls: readonly string[] = [];
	let isOpen = true;
	const taken: Attempt[] = [];
	const isChance = (percent: number) => Math.random() * 100 < percent;

	/** Sends once. The id it was given, or null when that is not known. */
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

	/** Sends until it is taken. Null when the shopper went home before. */
	async function insist(attempt: Attempt): Promise<string | null> {
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
			if (isChance(60)) await insist(newAttempt(dealer, '/api/enquiries', GOOD_ENQUIRY));
			else if (isChance(50)) await insist(newAttempt(dealer, '/api/leads', GOOD_LEAD));
			else {
				const first = newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, isLastStep: false });
				const lead_id = await insist(first);
				const ids = { lead_id, first_submission_id: first.submission_id };
				if (lead_id !== null) await insist(newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, ...ids }));
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
		async goHome() {
			isOpen = false;
			await all;
		},
	};
}
