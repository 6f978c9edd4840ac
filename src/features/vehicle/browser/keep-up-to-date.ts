import { loadLiveUpdate } from './load-live-update.ts';

/** How often an open page asks where shoppers reserve online, milliseconds: the others see it in fewer than five seconds. */
const EVERY = 4000;
/** How long after its visitor's last sign it goes on, milliseconds: a page that was left open must cost the service nothing. */
const PRESENT = 60_000;

/**
 * Loads the live update of a vehicle's page, and again when its visitor comes back to it. Where shoppers reserve online it is loaded every
 * few seconds while the visitor is there, because another shopper may take this vehicle.
 */
export function keepUpToDate(page: Document): void {
	const isOnline = page.querySelector('[data-reserved=online]') !== null;
	let seen = Date.now();
	let asked = 0;
	let isAsking = false;
	const load = async (time: 'first' | 'again') => {
		if (isAsking || (page.hidden && time === 'again')) return;
		isAsking = true;
		asked = Date.now();
		await loadLiveUpdate(page, time);
		isAsking = false;
	};
	const note = () => {
		seen = Date.now();
		if (seen - asked >= EVERY) load('again');
	};
	load('first');
	const signs = ['visibilitychange', 'pageshow'];
	if (isOnline) {
		signs.push('focus', 'pointermove', 'keydown', 'scroll');
		setInterval(() => Date.now() - seen < PRESENT && load('again'), EVERY);
	}
	for (const sign of signs) addEventListener(sign, note, { passive: true });
}
