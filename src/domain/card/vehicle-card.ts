import {
	type DisplayedPrice,
	displayedPrice,
	listedAmount,
	type PricedVehicle,
	type PriceSettings,
} from '../price/price.ts';
import type { ItemType } from '../vehicle/attributes/item-type.ts';
import { cardActions } from '../vehicle/card-actions.ts';
import { type TitledVehicle, titleOf, variantLine } from '../vehicle/naming/vehicle-title.ts';
import type { Vehicle } from '../vehicle/record/vehicle.ts';
import { type SavedVehicle, type SaveOptions, savedVehicle } from '../vehicle/saved-vehicle.ts';
import { type Tag, type TaggedVehicle, type TagSettings, tagOf } from '../vehicle/state/tag.ts';
import { isEnded, stateOf, type VehicleState } from '../vehicle/state/vehicle-state.ts';
import { listedUntil } from '../vehicle/state/visibility.ts';
import { type AvailableAction, dialogId, type OnlinePurchase } from '../vehicle/vehicle-actions.ts';
import { cardFacts, type Fact, type FactVehicle } from './card-facts.ts';
import { cardNotice } from './card-notice.ts';
import { type PriceBlock, type PriceTexts, priceBlock } from './price-block.ts';
import { type PictureSettings, type PictureSources, sizedPicture } from './sized-picture.ts';

/** The fields of a vehicle that its card needs. The search index contains no other fields for display. */
export type CardVehicle = TaggedVehicle &
	PricedVehicle &
	FactVehicle &
	TitledVehicle &
	Pick<
		Vehicle,
		'id' | 'slug' | 'name' | 'carsales_title' | 'colour' | 'city' | 'private_suburb' | 'sold_date_timestamp'
	> & {
		/** The first picture; null for none. */
		picture: CardPicture | null;
		/** The version of the record; null on sites without live updates. */
		stock_version: number | null;
	};

/** A card's picture in one size. */
export interface CardPicture {
	url: string;
	/** Pixels. */
	width: number;
	height: number;
}

/** A dealer's settings for cards. */
export interface CardSettings {
	tags: TagSettings;
	pricing: PriceSettings & PriceTexts;
	include_sold_cars_days: number;
	/** Shown for a vehicle without pictures. */
	placeholders: Readonly<Record<ItemType, CardPicture>>;
	pictures: PictureSettings;
	/** The actions on cards, in order; the first is the primary action. */
	actions: readonly AvailableAction[];
	/** The vehicles that are sold online; null for none. */
	online_purchase: OnlinePurchase | null;
	similarLabel: string;
	marks: SaveOptions;
}

/** The data of a vehicle card, in lists, search results, on the home page and beside other vehicles (CARD). */
export interface VehicleCard {
	id: string;
	/** Slug and record version, used to apply live updates; null on sites without live updates. */
	stock: { slug: string; version: number } | null;
	href: string;
	/** Year, make, model. */
	title: string;
	/** Badge, series, colour. */
	variant: string;
	picture: CardPicture & Partial<PictureSources> & { alt: string };
	tag: Tag | null;
	/** City or suburb; null when unknown. */
	place: string | null;
	state: VehicleState;
	/** Empty for an unavailable vehicle, which has a `note` instead (CARD-007). */
	facts: Fact[];
	note: string | null;
	/** The price by the dealer's settings, used by the card, the page, its structured data and its actions. */
	displayedPrice: DisplayedPrice;
	/** The texts of that price; null for an unavailable vehicle. */
	price: PriceBlock | null;
	/** 'Reserved', 'Coming soon', where the tag does not say so; null for none (resolution 46). */
	notice: string | null;
	/** The weekly estimate with its rates, on cards of search results; else null. */
	weekly: string | null;
	/** The time after which a sold card is hidden in lists already rendered, Unix milliseconds; null for never. */
	until: number | null;
	actions: { name: string; label: string; href: string }[];
	marks: SaveOptions;
	/** The data that a browser stores when the vehicle is saved or compared. */
	marked: SavedVehicle;
}

/** The card of a vehicle. `href` is the address of its page. */
export function vehicleCard(
	vehicle: CardVehicle,
	settings: CardSettings,
	href: string,
	now: Date,
): VehicleCard {
	const state = stateOf(vehicle);
	const isOver = isEnded(state);
	const title = titleOf(vehicle);
	const tag = tagOf(vehicle, settings.tags, now);
	const price = displayedPrice(vehicle, settings.pricing);
	const { sold_date_timestamp, slug, stock_version } = vehicle;
	return {
		id: vehicle.id,
		stock: stock_version === null ? null : { slug, version: stock_version },
		href,
		title,
		variant: variantLine(vehicle),
		picture: {
			...sizedPicture(
				vehicle.picture ?? settings.placeholders[vehicle.item_type],
				'vehicle',
				settings.pictures,
			),
			alt: vehicle.picture ? '' : 'No picture yet',
		},
		tag,
		place: vehicle.city ?? vehicle.private_suburb,
		state,
		facts: isOver ? [] : cardFacts(vehicle),
		note: isOver ? 'Like this and want something similar?' : null,
		displayedPrice: price,
		price: isOver ? null : priceBlock(price, vehicle.item_type, settings.pricing),
		notice: cardNotice(vehicle, tag?.kind ?? null),
		weekly: null,
		until:
			isOver && sold_date_timestamp !== null
				? listedUntil(sold_date_timestamp, settings.include_sold_cars_days)
				: null,
		actions: isOver
			? [{ name: 'similar', label: settings.similarLabel, href: `${href}#${dialogId('similar')}` }]
			: cardActions(
					{ ...vehicle, shownPrice: listedAmount(price) },
					settings.actions,
					settings.online_purchase,
					href,
				),
		marks: settings.marks,
		marked: savedVehicle({ ...vehicle, name: title }),
	};
}
