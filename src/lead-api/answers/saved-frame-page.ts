import type { Garage } from '../../api/garage/garage.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { ENDED_LABELS, isEnded } from '../../domain/vehicle/state/vehicle-state.ts';
import { framePage, frameVehicle } from './frame-page.ts';

type SavedCars = Garage['cars'];

/**
 * The saved vehicles of a visitor whose browser runs no script, each with its price today and that when it was saved.
 *
 * @param cars null for a visitor who is not signed in
 */
export function savedFramePage(cars: SavedCars | null, site: ApiSite): Response {
	const body =
		cars === null
			? '<p>You are not signed in.</p>'
			: cars.length === 0
				? '<p>Nothing saved yet.</p>'
				: cars.map((car) => frameVehicle({ ...car, line: lineOf(car) })).join('');
	return framePage(site, { title: 'What you saved', body });
}

function lineOf({ path, state, reserved, price, price_text, price_then }: SavedCars[number]): string {
	if (path === null) return 'No longer for sale';
	if (isEnded(state)) return ENDED_LABELS[state];
	const now = `${reserved ? 'RESERVED. ' : ''}${price_text ?? 'Ask us for the price'}`;
	return price_then === null || price_then === undefined || price_then === price
		? now
		: `${now}. It was ${formatDollars(price_then)} when you saved it.`;
}
