import type { AlertMessage, NewAlertChannel } from '../../../../src/lead-api/store/alerts/alert-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { later, NOW } from './two-stores.ts';

export const DAY = 24 * 60;
let count = 0;

/** A shopper with alerts by one channel. */
export interface AlertShopper {
	/** The account. */
	id: string;
	/** A different dealer for each shopper. */
	dealer: string;
	/** The number that signed in. */
	phone: string;
	chosen: NewAlertChannel;
}

/** Email alerts, with other values where a test needs them. */
export function alertChannel(change: Partial<NewAlertChannel> = {}): NewAlertChannel {
	return {
		channel: 'email',
		target: `kim-${count}@example.com`,
		time_zone: 'Australia/Melbourne',
		words: 'Email me.',
		page: '/watchlist',
		agreed_at: NOW.toISOString(),
		confirmed_at: NOW.toISOString(),
		...change,
	};
}

/** Stores an account with one saved vehicle and email alerts. */
export async function alertShopper(
	store: LeadStore,
	change: Partial<NewAlertChannel> = {},
): Promise<AlertShopper> {
	count += 1;
	const dealer = `dealer-of-alerts-${count}`;
	const phone = `+615${String(count).padStart(8, '0')}`;
	const ends = later(DAY).toISOString();
	const session = { session_key: `alerts-${count}`, idle_ends_at: ends, ends_at: ends };
	const { id } = await store.openSession(dealer, phone, session, NOW);
	const vehicle = { name: '2024 Toyota HiLux', slug: 'hilux', make: 'Toyota', model: 'HiLux', picture: null };
	const car = { id: '7', saved_at: NOW.toISOString(), price: 50_000, vehicle, note: null };
	await store.saveCar(id, { ...car, state: 'available' }, 10);
	const chosen = alertChannel(change);
	await store.startAlerts(id, chosen, null);
	return { id, dealer, phone, chosen };
}

/** A message to a shopper, without any change where a test needs none. */
export function alertTo(
	{ id, dealer, chosen }: AlertShopper,
	content: AlertMessage['content'] = { kind: 'changes', changes: [] },
): AlertMessage {
	const { channel, target, time_zone } = chosen;
	return { id: `alert_${++count}`, account_id: id, dealer, channel, target, time_zone, content };
}

const FACTS = new Map([['7', { price: 48_000, state: 'available' as const }]]);

/** Plans a message with a price of $48,000. */
export function plan(store: LeadStore, message: AlertMessage, now = NOW, dayBegan = now): Promise<boolean> {
	return store.planAlert(message, { cars: FACTS, searches: new Map() }, dayBegan, now);
}

/** The due messages of a dealer. */
export async function claimed(store: LeadStore, dealer: string, now = NOW) {
	return (await store.claimAlerts(now, 1000, 0)).filter(({ message }) => message.dealer === dealer);
}
