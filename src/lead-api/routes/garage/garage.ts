import { garage } from '../../../api/garage/garage.ts';
import { ownPasskey } from '../../accounts/own-passkey.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { requireSignedIn } from '../../accounts/sessions.ts';
import { savedGarageCar, viewedGarageCars } from '../../garage/garage-car.ts';
import { ownEnquiry } from '../../garage/own-enquiry.ts';
import { searchToday } from '../../garage/search-today.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Enquiries in one garage. */
export const MOST_ENQUIRIES = 50;

/** Vehicles that a browser may name as viewed. */
const MOST_VIEWED = 20;

/** Everything that the garage of the signed-in visitor shows. */
export const garageRoute = route(garage, (deps) => async (c, { query }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'account', address);
	const user = await requireSignedIn(c, deps);
	const { store, openSearch } = deps;
	const [cars, searches, leads, passkeys, search] = await Promise.all([
		store.savedCars(user.id),
		store.savedSearches(user.id),
		store.ownLeads(site.slug, user, MOST_ENQUIRIES),
		store.passkeys(user.id),
		openSearch(site.slug),
	]);
	return {
		user,
		cars: cars.flatMap((car) => savedGarageCar(car, site) ?? []),
		viewed: viewedGarageCars((query.viewed ?? '').split(',').slice(0, MOST_VIEWED), site),
		searches: searches.map((saved) => searchToday(saved, search)),
		enquiries: leads.map((lead) => ownEnquiry(lead, site)),
		passkeys: passkeys.map(ownPasskey),
	};
});
