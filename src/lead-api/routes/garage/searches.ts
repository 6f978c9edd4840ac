import { searchRemoval, searchSaving } from '../../../api/garage/searches.ts';
import { searchLabel } from '../../../search/facets/applied.ts';
import { isNarrowed } from '../../../search/state.ts';
import { readSearchUrl } from '../../../search/url/read-search-url.ts';
import { searchUrl } from '../../../search/url/search-url.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { requireSignedIn } from '../../accounts/sessions.ts';
import { Refusal } from '../../answers/refusal.ts';
import { savedSearch } from '../../garage/search-today.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { newId } from '../../store/database/new-id.ts';

/** Saved searches of one visitor: more than a shopper follows, and a bound for the store. */
const MOST_SEARCHES = 20;

/** Saves the search of an address: its filters, their words, and the vehicles it finds now. */
export const searchSavingRoute = route(searchSaving, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	requireAccounts(site);
	await limitCall(deps, 'watchlist', address);
	const { id: owner } = await requireSignedIn(c, deps);
	const search = await deps.openSearch(site.slug);
	if (!search) throw new Refusal(503, 'Searches cannot be saved just now. Please try again in a minute.');
	const { query, refinements, ranges } = readSearchUrl(body.path, search.site).state;
	const selection = { query, refinements, ranges };
	if (!isNarrowed(selection))
		return { success: false, error: 'Please choose a filter first, such as a make.' };
	const stored = {
		id: newId('search', deps.now()),
		name: searchLabel(selection),
		path: searchUrl({ ...selection, page: 1, sort: 'relevant' }, search.site),
		selection,
		matches: search.find(selection),
		saved_at: deps.now().toISOString(),
	};
	if (await deps.store.saveSearch(owner, stored, MOST_SEARCHES))
		return { success: true, search: savedSearch(stored) };
	return { success: false, error: `You have ${MOST_SEARCHES} saved searches. Please remove one first.` };
});

/** Removes a saved search of the signed-in visitor. */
export const searchRemovalRoute = route(searchRemoval, (deps) => async (c, { body }) => {
	requireAccounts(c.var.site);
	await limitCall(deps, 'watchlist', c.var.address);
	const { id: owner } = await requireSignedIn(c, deps);
	await deps.store.removeSearch(owner, body.id);
	return { success: true };
});
