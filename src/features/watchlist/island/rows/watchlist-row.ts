import type { WatchlistCar } from '../../../../api/watchlist/watchlist-cars.ts';
import type { PriceBlock } from '../../../../domain/card/price-block.ts';
import { type VehicleCard, vehicleCard } from '../../../../domain/card/vehicle-card.ts';
import { listedAmount } from '../../../../domain/price/price.ts';
import { variantLine } from '../../../../domain/vehicle/naming/vehicle-title.ts';
import type { SavedVehicle } from '../../../../domain/vehicle/saved-vehicle.ts';
import { ENDED_LABELS, isEnded } from '../../../../domain/vehicle/state/vehicle-state.ts';
import { PLACEHOLDER_PATH, vehiclePath } from '../../../../paths/paths.ts';
import type { SettingsByDealership } from '../../../../ui/live-update/card-settings.ts';

/** Where a saved vehicle is: for sale, for sale but reserved, or ended: sold, withdrawn, or gone. */
export type RowState = 'for-sale' | 'reserved' | 'ended';

/** A saved vehicle as the page shows it. */
export interface WatchlistRow {
	id: string;
	/** The vehicle's page; null for one without a page any more. */
	href: string | null;
	title: string;
	/** Badge, series, colour. */
	variant: string;
	facts: readonly string[];
	picture: Pick<VehicleCard['picture'], 'url' | 'srcset' | 'avif'>;
	state: RowState;
	/** The price's texts; null for a vehicle that has ended. */
	price: PriceBlock | null;
	/** In place of the price: 'Sold'. */
	ended: string | null;
	/** When it was sold, Unix milliseconds; null when unknown. */
	soldAt: number | null;
	/** Dollars today, and when it was saved; null for none. */
	amount: number | null;
	amountThen: number | null;
	/** ISO 8601. */
	savedAt: string;
	note: string | null;
	actions: VehicleCard['actions'];
	similar: WatchlistCar['similar'];
	/** What a browser stores of it, for its heart. */
	marked: SavedVehicle;
}

/** The row of a saved vehicle; `noun` names one of which no more is known. */
export function watchlistRow(
	car: WatchlistCar,
	{ cards, noun, now }: { cards: SettingsByDealership; noun: string; now: Date },
): WatchlistRow {
	const card = cardOf(car, cards, now);
	const shared = {
		id: car.id,
		amountThen: car.price,
		savedAt: car.saved_at,
		note: car.note,
		similar: car.similar,
	};
	if (!card || !car.now) return { ...shared, ...goneRow(car, noun) };
	const { car_fields } = car.now;
	const isOver = isEnded(card.state);
	const { sold_date_timestamp } = car_fields;
	return {
		...shared,
		href: card.href,
		title: car.vehicle?.name ?? card.title,
		variant: variantLine({ ...car_fields, badge: null }),
		facts: [...card.facts.map(({ text }) => text), ...(card.place ? [card.place] : [])],
		picture: card.picture,
		state: isOver ? 'ended' : car_fields.reserved ? 'reserved' : 'for-sale',
		price: card.price,
		ended: isEnded(card.state) ? ENDED_LABELS[card.state] : null,
		soldAt: isOver && sold_date_timestamp ? sold_date_timestamp * 1000 : null,
		amount: isOver ? null : listedAmount(card.displayedPrice),
		actions: card.actions,
		marked: card.marked,
	};
}

/** The card of a vehicle in today's stock. */
function cardOf({ now: today }: WatchlistCar, cards: SettingsByDealership, now: Date): VehicleCard | null {
	if (!today) return null;
	const { car_fields } = today;
	const settings = cards[car_fields.dealership_slug ?? ''] ?? cards[''];
	if (!settings) return null;
	// The size only reserves space, which the row's own picture has.
	const picture = today.picture === null ? null : { url: today.picture, width: 1200, height: 900 };
	return vehicleCard(
		{ ...car_fields, picture, stock_version: null },
		settings,
		vehiclePath(car_fields.slug),
		now,
	);
}

/** A vehicle that has left the stock, from what was kept when it was saved. */
function goneRow({ id, vehicle }: WatchlistCar, noun: string) {
	const { name, slug, make, model, picture } = vehicle ?? {
		...{ name: `A ${noun} you saved`, slug: '', make: '', model: '', picture: null },
	};
	return {
		href: null,
		title: name,
		variant: vehicle?.variant ?? '',
		facts: vehicle?.facts ?? [],
		picture: { url: picture ?? PLACEHOLDER_PATH },
		state: 'ended' as const,
		price: null,
		ended: 'No longer for sale',
		soldAt: null,
		amount: null,
		actions: [],
		marked: { id, name, slug, make, model, primary_image_url: picture },
	};
}
