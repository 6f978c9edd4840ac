import { savedFrame } from '../../../api/watchlist/saved-frame.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { savedFramePage } from '../../answers/saved-frame-page.ts';
import { savedGarageCar } from '../../garage/garage-car.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** The saved vehicles of the signed-in visitor, for a frame. */
export const savedFrameRoute = route(savedFrame, (deps) => async (c) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'watchlist', address);
	const account = await signedIn(c, deps);
	const cars = account && (await deps.store.savedCars(account.id));
	return savedFramePage(cars?.flatMap((car) => savedGarageCar(car, site) ?? []) ?? null, site);
});
