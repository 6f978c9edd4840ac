import type { UncheckedChange } from '../../api/vehicle/get-stock-changes.ts';
import type { SettingsByDealership } from './card-settings.ts';
import { changedCard } from './changed-card.ts';
import { keepFocus } from './keep-focus.ts';
import { showBarAction } from './show-bar-action.ts';
import { showCard } from './show-card.ts';
import { showVehicle } from './show-vehicle.ts';

/** Updates every element that shows a vehicle, by the rules of the build. */
export function applyChange(
	page: Document,
	change: UncheckedChange,
	cards: SettingsByDealership,
	now: Date,
): void {
	const { slug, stock_version, car_fields } = change;
	const card = changedCard(change, cards, now);
	if (card === undefined) return;
	const isReserved = car_fields?.reserved === true;
	for (const place of page.querySelectorAll<HTMLElement>(`[data-stock="${CSS.escape(slug)}"]`)) {
		// React renders the cards of a search from the same changes, but not the rendered list, which is in a slot.
		if (place.matches('astro-island :not(astro-slot *)')) continue;
		if (stock_version <= Number(place.dataset.version)) continue;
		place.dataset.version = String(stock_version);
		keepFocus(place, () => {
			// A vehicle that is reserved cannot be reserved again, nor bought online (resolution 46).
			for (const button of place.querySelectorAll<HTMLElement>(
				'[data-action=reserve], [data-action=buy_online]',
			))
				button.hidden = isReserved;
			if (place.hasAttribute('data-photos')) showVehicle(place, card, isReserved);
			else if (card) showCard(place, card, now);
			else place.remove();
			if (place.matches('.bar')) showBarAction(place);
		});
	}
}
