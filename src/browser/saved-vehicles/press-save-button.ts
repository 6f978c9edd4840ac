import { computed, type ReadableAtom } from 'nanostores';
import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { comparePath } from '../../paths/paths.ts';
import { partAt } from '../load-part.ts';
import { comparedVehicles, MOST_COMPARED, withTicked } from '../stores/compared-vehicles.ts';
import { favourites } from '../stores/favourites.ts';
import { isAmong, without } from '../stores/saved-vehicles.ts';
import { keptWatchlist, shownIds, withoutChange } from '../stores/watchlist.ts';
import { beginChange } from '../watchlist/begin-change.ts';
import { pendingSearch } from '../watchlist/pending-search.ts';
import { pendingText } from '../watchlist/pending-text.ts';
import address from '../watchlist/press-heart.ts?address';
import { readSignInNote } from '../watchlist/read-sign-in-note.ts';
import list from '../watchlist/refresh-list.ts?address';
import searches from '../watchlist/save-search.ts?address';
import { showTray } from './compare-tray.ts';
import css from './device.css?inline';
import { paintCount, paintSaveButtons } from './paint-save-buttons.ts';
import { saveOnDevice } from './save-on-device.ts';
import { showToast } from './toast.ts';

// Saving and comparing on a page: loaded with its stylesheet on first use (watch-marks.ts).
const stylesheet = new CSSStyleSheet();
stylesheet.replaceSync(css);
document.adoptedStyleSheets.push(stylesheet);
const { dealer = '', watchlist } = document.body.dataset;
/** The ids of the saved vehicles: of the account of a dealer with a garage, else of this device (resolution 94). */
const $saved: ReadableAtom<readonly string[]> =
	watchlist === undefined
		? computed(favourites(dealer), (saved) => saved.map(({ id }) => id))
		: computed(keptWatchlist(dealer), shownIds);
const $compared = comparedVehicles(dealer);
const inWatchlist = partAt<typeof import('../watchlist/press-heart.ts')>(address);
const inList = partAt<typeof import('../watchlist/refresh-list.ts')>(list);
const inSearches = partAt<typeof import('../watchlist/save-search.ts')>(searches);

$saved.subscribe(paint);
$compared.subscribe(paint);
// Cards that a search renders later.
new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });
if (watchlist !== undefined) {
	readSignInNote(dealer);
	const $kept = keptWatchlist(dealer);
	// Scripts that do not arrive come with the next page; a press that brought one says so itself.
	const later = () => {};
	// Other devices' changes are loaded, and what waits is sent.
	if ($kept.get()?.waiting.length === 0) inList().then(({ refreshList }) => refreshList(), later);
	const send = () => void inWatchlist().catch(later);
	if (pendingText() !== null) send();
	$kept.subscribe((kept) => kept?.waiting.length && send());
}

if (pendingSearch() !== null) inSearches().then(({ savePendingSearch }) => savePendingSearch(), noConnection);

/** Saves or removes a vehicle, or saves a search. The page shows a vehicle as saved immediately, even where the browser cannot store it. */
export function press(button: HTMLElement): void {
	const { mark, path } = button.dataset;
	if (mark === 'search') {
		const shown = path || location.pathname + location.search;
		inSearches().then(({ saveThisSearch }) => saveThisSearch(shown), noConnection);
		return;
	}
	const vehicle = vehicleOf(button);
	if (mark === 'compare') compare(vehicle);
	else if (watchlist === undefined) saveOnDevice(vehicle, dealer);
	else saveInWatchlist(vehicle);
}

/** Shows the change of a visitor who is signed in before the script is loaded that sends it (WATCHLIST-001). */
function saveInWatchlist(vehicle: SavedVehicle): void {
	const $kept = keptWatchlist(dealer);
	const kept = $kept.get();
	const { id, name } = vehicle;
	const begun = kept && beginChange(dealer, { id, name, isSaved: !shownIds(kept).includes(id) });
	inWatchlist().then(
		({ pressHeart }) => pressHeart(vehicle, begun),
		() => {
			if (begun) $kept.update((now) => withoutChange(now, begun.change));
			noConnection();
		},
	);
}

/** Its script could not be loaded, so that nothing is saved. */
function noConnection(): void {
	alert('No connection. Please try again.');
}

function compare(vehicle: SavedVehicle): void {
	const wasTicked = isAmong($compared.get(), vehicle.id);
	$compared.update((compared) => withTicked(compared, vehicle));
	if (wasTicked || isAmong($compared.get(), vehicle.id)) return;
	showToast(`${MOST_COMPARED} can be compared at once. Take one out first.`, {
		label: 'Compare them',
		href: comparePath($compared.get().map(({ slug }) => slug)),
	});
}

/** The vehicle of a button: that of its card, else that of the page. */
function vehicleOf(button: Element): SavedVehicle {
	const holder =
		button.closest<HTMLElement>('[data-vehicle]') ?? document.querySelector<HTMLElement>('[data-vehicle]');
	return JSON.parse(holder?.dataset['vehicle'] ?? '') as SavedVehicle;
}

function paint(): void {
	const compared = $compared.get();
	const marked = { save: $saved.get(), compare: compared.map(({ id }) => id) };
	const { hasCompare } = paintSaveButtons(document, (mark, button) =>
		marked[mark].includes(vehicleOf(button).id),
	);
	paintCount(document, marked.save.length);
	showTray(hasCompare ? compared : [], {
		take: (id) => $compared.update((vehicles) => without(vehicles, id)),
		clear: () => $compared.update(() => []),
	});
}
