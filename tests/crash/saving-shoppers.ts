import { setTimeout as pause } from 'node:timers/promises';
import { CONSENT } from '../fixtures/leads/alert-service.ts';
import { type PersistentBrowser, persistentBrowser, type Shopping } from './persistent-browser.ts';

/** The vehicles of the trial's dealer. */
export const CARS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** Vehicles in one watchlist: as many as one message has changes. */
const MOST_SAVED = 5;
/** Interval of looking for a mail, milliseconds. */
const LOOK_MS = 20;

let shoppers = 0;

/** Starts shoppers, each followed by a new one when it has saved every vehicle once; `tokenFor` finds the token of a confirmation mail. */
export function startSavers(
	count: number,
	shopping: Shopping,
	tokenFor: (address: string) => Promise<string | null>,
) {
	const all = Promise.all(
		Array.from({ length: count }, async () => {
			while (shopping.isOpen) await shop(shopping, tokenFor);
		}),
	);
	return {
		async stop() {
			shopping.isOpen = false;
			await all;
		},
	};
}

async function shop(shopping: Shopping, tokenFor: (address: string) => Promise<string | null>) {
	shoppers += 1;
	const phone = `+614${String(shoppers).padStart(8, '0')}`;
	const browser = persistentBrowser(shopping, phone, `10.9.${shoppers >> 8}.${shoppers & 255}`);
	await browser.signIn();
	await turnAlertsOn(shopping, browser, `shopper-${shoppers}@example.com`, tokenFor);
	for (const [index, car] of CARS.entries()) {
		await change(shopping, browser, car, 'save-car');
		if (Math.random() < 0.5) await change(shopping, browser, car, 'note', `Seen ${index}`);
		const first = CARS[index - MOST_SAVED + 1];
		if (first !== undefined) await change(shopping, browser, first, 'remove-car');
	}
}

/** Asks for alerts by mail, and confirms the address with the link of the last mail: an earlier one is replaced. */
async function turnAlertsOn(
	shopping: Shopping,
	browser: PersistentBrowser,
	email: string,
	tokenFor: (address: string) => Promise<string | null>,
) {
	const asked = await browser.call('/api/alerts/start', { channel: 'email', email, ...CONSENT });
	while (asked && shopping.isOpen) {
		const token = await tokenFor(email);
		const sent = token && new URLSearchParams({ token });
		if (sent && (await browser.attempt('/api/alerts/confirm', sent))) return;
		await pause(LOOK_MS);
	}
}

/** Changes one vehicle of the watchlist. While the call is under way the ledger knows nothing of the vehicle. */
async function change(
	{ ledger }: Shopping,
	browser: PersistentBrowser,
	car: string,
	what: 'save-car' | 'remove-car' | 'note',
	note: string | null = null,
) {
	const key = `${browser.phone} ${car}`;
	const before = ledger.cars.get(key);
	ledger.cars.delete(key);
	const body = { phone_number: browser.phone, car_id: car, ...(note !== null && { note }) };
	if (!(await browser.call(`/api/watchlist/${what}`, body))) return;
	ledger.acknowledged += 1;
	ledger.cars.set(key, {
		isSaved: what !== 'remove-car',
		note: what === 'note' ? note : (before?.note ?? null),
	});
}
