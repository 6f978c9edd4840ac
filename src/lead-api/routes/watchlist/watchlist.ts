import type { Context } from 'hono';
import { carNote, carRemoval, carSaving } from '../../../api/watchlist/save-car.ts';
import { watchlist } from '../../../api/watchlist/watchlist.ts';
import { watchlistCars } from '../../../api/watchlist/watchlist-cars.ts';
import { cardFacts } from '../../../domain/card/card-facts.ts';
import { variantLine } from '../../../domain/vehicle/naming/vehicle-title.ts';
import { stateOf } from '../../../domain/vehicle/state/vehicle-state.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { requireOwnNumber } from '../../accounts/require-own-number.ts';
import { requireSignedIn } from '../../accounts/sessions.ts';
import type { Deps, Env } from '../../deps.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import type { Account } from '../../store/accounts/account-store.ts';
import { carToday } from '../../watchlist/car-today.ts';

/** Vehicles in one watchlist: far more than a shopper compares, and a bound for the store. */
const MOST_SAVED = 200;

/** Saves a vehicle for the signed-in visitor (WATCHLIST-009). */
export const carSavingRoute = route(carSaving, (deps) => async (c, { body }) => {
	const owner = await ownerOf(c, deps, body.phone_number);
	const vehicle = c.var.site.vehicles.find(({ id, is_shown }) => id === body.car_id && is_shown);
	if (!vehicle) return { success: false, error: 'Sorry, this vehicle is no longer listed.' };
	const price = vehicle.price === null ? null : Math.round(vehicle.price);
	const { title: name, slug, picture, car_fields } = vehicle;
	const { make, model } = car_fields;
	const variant = variantLine({ ...car_fields, badge: null });
	const facts = cardFacts(car_fields).map(({ text }) => text);
	const car = {
		id: vehicle.id,
		saved_at: deps.now().toISOString(),
		price,
		vehicle: { name, slug, make, model, picture, variant, facts },
		note: null,
		state: stateOf(car_fields),
	};
	if (await deps.store.saveCar(owner.id, car, MOST_SAVED)) return { success: true };
	const error = `Your watchlist has ${MOST_SAVED} vehicles. Please remove one first.`;
	return { success: false, error, is_full: true };
});

/** Removes a vehicle from the watchlist of the signed-in visitor (WATCHLIST-010). */
export const carRemovalRoute = route(carRemoval, (deps) => async (c, { body }) => {
	const owner = await ownerOf(c, deps, body.phone_number);
	await deps.store.removeCar(owner.id, body.car_id);
	return { success: true };
});

/** Keeps the visitor's note about a saved vehicle. */
export const carNoteRoute = route(carNote, (deps) => async (c, { body }) => {
	const owner = await ownerOf(c, deps, body.phone_number);
	if (await deps.store.noteCar(owner.id, body.car_id, body.note.trim() || null)) return { success: true };
	return { success: false, error: 'This vehicle is no longer in your watchlist.' };
});

/** The saved vehicles of the signed-in visitor. */
export const watchlistRoute = route(watchlist, (deps) => async (c) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'watchlist', c.var.address);
	const { id } = await requireSignedIn(c, deps);
	return { user_id: id, cars: await deps.store.savedCars(id) };
});

/** The saved vehicles of the signed-in visitor, with what has become of them. */
export const watchlistCarsRoute = route(watchlistCars, (deps) => async (c) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'watchlist', address);
	const { id } = await requireSignedIn(c, deps);
	return { user_id: id, cars: (await deps.store.savedCars(id)).map((car) => carToday(car, site.vehicles)) };
});

/** The signed-in visitor, whose number a body must name (resolution 90). Throws a 403 Refusal for any other. */
async function ownerOf(c: Context<Env>, deps: Deps, phoneNumber: string): Promise<Account> {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'watchlist', address);
	const account = await requireSignedIn(c, deps);
	requireOwnNumber(account, phoneNumber, { dealer: site.slug, log: deps.log });
	return account;
}
