import type { StoreLocation } from '../../src/lead-api/store/open-store.ts';
import { openReader } from './stored-leads.ts';

/** Watchlists and alerts after a crash test, read without the service's own code. */
export interface StoredAlerts {
	accounts: { id: string; phone: string }[];
	cars: { phone: string; car_id: string; note: string | null }[];
	/** The price of each saved vehicle in the last message to its shopper with confirmed alerts; before any message, the price at saving. */
	known: { phone: string; car_id: string; price: number }[];
	messages: { id: string; account_id: string; kind: string; state: string; body: string }[];
	/** Result of the database's integrity check. */
	integrity: string;
}

const ACCOUNTS = 'SELECT id, phone FROM account';
const CARS = 'SELECT phone, car_id, note FROM saved_car JOIN account ON account.id = account_id';
const KNOWN = `SELECT phone, saved_car.car_id, COALESCE(alert_told.price, saved_car.price) AS price
	FROM saved_car JOIN account ON account.id = saved_car.account_id
	JOIN alert_channel ON alert_channel.account_id = account.id AND confirmed_at IS NOT NULL
	LEFT JOIN alert_told ON alert_told.account_id = account.id AND alert_told.car_id = saved_car.car_id`;
const MESSAGES = 'SELECT id, account_id, kind, state, body FROM alert_message';

/** Reads everything. Throws when the database cannot be opened or read. */
export async function readAlerts(place: StoreLocation): Promise<StoredAlerts> {
	await using database = await openReader(place);
	return {
		accounts: await database.read(ACCOUNTS),
		cars: await database.read(CARS),
		known: await database.read(KNOWN),
		messages: await database.read(MESSAGES),
		integrity: await database.integrity(),
	};
}
