import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { comparePath } from '../../paths/paths.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { comparedVehicles, MOST_COMPARED, withTicked } from '../stores/compared-vehicles.ts';
import { favourites, withToggled } from '../stores/favourites.ts';
import { isAmong, without } from '../stores/saved-vehicles.ts';
import { showTray } from './compare-tray.ts';
import css from './device.css?inline';
import { paintCount, paintSaveButtons } from './paint-save-buttons.ts';
import { showToast } from './toast.ts';

// Saving and comparing on a page: loaded with its stylesheet on first use (watch-marks.ts).
const stylesheet = new CSSStyleSheet();
stylesheet.replaceSync(css);
document.adoptedStyleSheets.push(stylesheet);
const dealer = document.body.dataset['dealer'] ?? '';
const $saved = favourites(dealer);
const $compared = comparedVehicles(dealer);

$saved.subscribe(paint);
$compared.subscribe(paint);
// Cards that a search renders later.
new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });

/** Saves or removes a vehicle. The page shows it immediately, even where the browser cannot store it. */
export function press(button: HTMLElement): void {
	const vehicle = vehicleOf(button);
	if (button.dataset['mark'] === 'save') save(vehicle);
	else compare(vehicle);
}

function save(vehicle: SavedVehicle): void {
	const { id, name, make, model } = vehicle;
	const isKept = $saved.update((saved) => withToggled(saved, vehicle));
	if (!isAmong($saved.get(), id)) {
		showToast(`${name} is no longer saved.`, { label: 'Undo', act: () => save(vehicle) });
		return;
	}
	trackEvent('favourite', { car_id: id, make, model });
	const list = document.querySelector<HTMLAnchorElement>('[data-saved]')?.href;
	showToast(
		isKept
			? `${name} is saved.`
			: `${name} is saved until you leave this page, because this browser doesn’t store anything.`,
		isKept && list && list !== location.href ? { label: 'View list', href: list } : null,
	);
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
	const marked = { save: $saved.get(), compare: $compared.get() };
	const { hasCompare } = paintSaveButtons(document, (mark, button) =>
		isAmong(marked[mark], vehicleOf(button).id),
	);
	paintCount(document, marked.save.length);
	showTray(hasCompare ? marked.compare : [], {
		take: (id) => $compared.update((compared) => without(compared, id)),
		clear: () => $compared.update(() => []),
	});
}
