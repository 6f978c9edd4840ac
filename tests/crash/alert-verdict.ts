import type { SavedLedger } from './saved-ledger.ts';
import type { StoredAlerts } from './stored-alerts.ts';

/** The result of a crash test of watchlists and alerts. All but the first four must be empty. */
export interface AlertVerdict {
	/** Changes of watchlists that were acknowledged. */
	acknowledged: number;
	/** Messages with price drops. */
	alerts: number;
	/** Price drops in them. */
	drops: number;
	/** Mails that came again, each under the Message-ID of the first. */
	repeated: number;
	/** Accounts that were acknowledged and are missing. */
	lostAccounts: string[];
	/** Vehicles or notes that were saved and are missing, or were removed and are still stored. */
	wrongCars: string[];
	/** Saved vehicles whose last price was not sent to their shopper. */
	unannounced: string[];
	/** Price drops that are in two messages. */
	announcedTwice: string[];
	/** Messages that were not delivered. */
	unsent: string[];
	faults: readonly string[];
	/** Result of the database's integrity check. */
	integrity: string;
}

/** The verdict when nothing was lost and nothing was sent twice, for comparison in tests. */
export const NONE_LOST_OR_TWICE = {
	lostAccounts: [],
	wrongCars: [],
	unannounced: [],
	announcedTwice: [],
	unsent: [],
	faults: [],
	integrity: 'ok',
} satisfies Partial<AlertVerdict>;

/**
 * Compares what shoppers were answered with what is stored and mailed.
 *
 * @param mailed the message ids of the mails, one for each delivery
 * @param lastPrice the price of each vehicle at the end
 */
export function judgeAlerts(
	{ cars, accounts, acknowledged, faults }: SavedLedger,
	stored: StoredAlerts,
	mailed: readonly string[],
	lastPrice: number,
): AlertVerdict {
	const phones = new Map(stored.accounts.map(({ phone, id }) => [phone, id]));
	const saved = new Map(stored.cars.map(({ phone, car_id, note }) => [`${phone} ${car_id}`, note]));
	const messages = stored.messages.filter(({ kind }) => kind === 'changes');
	const announced = messages.flatMap(({ account_id, body }) =>
		(JSON.parse(body).changes as { title: string; sentence: string }[]).map(
			({ title, sentence }) => `${account_id} ${title}: ${sentence}`,
		),
	);
	const arrived = new Set(mailed);
	return {
		acknowledged,
		alerts: messages.length,
		drops: announced.length,
		repeated: mailed.length - arrived.size,
		lostAccounts: [...accounts].flatMap(([phone, id]) => (phones.get(phone) === id ? [] : [phone])),
		wrongCars: [...cars].flatMap(([key, { isSaved, note }]) =>
			saved.has(key) === isSaved && (!isSaved || saved.get(key) === note) ? [] : [key],
		),
		unannounced: stored.known.flatMap(({ phone, car_id, price }) =>
			price === lastPrice ? [] : [`${phone} ${car_id} at ${price}`],
		),
		announcedTwice: announced.filter((drop, index) => announced.indexOf(drop) !== index),
		unsent: stored.messages.flatMap(({ id, state }) =>
			state === 'delivered' && arrived.has(id) ? [] : [`${id} ${state}`],
		),
		faults,
		integrity: stored.integrity,
	};
}
