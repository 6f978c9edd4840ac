import {
	type DisplayedPrice,
	displayedPrice,
	listedAmount,
	type PricedVehicle,
	type PriceSettings,
} from '../price/price.ts';
import type { ItemType } from '../vehicle/item-type.ts';
import { type MarkedVehicle, markedVehicle, type OfferedMarks } from '../vehicle/marked-vehicle.ts';
import type { Vehicle } from '../vehicle/record/vehicle.ts';
import { type Tag, type TaggedVehicle, type TagSettings, tagOf } from '../vehicle/tag.ts';
import {
	cardActions,
	dialogId,
	type OfferedAction,
	type OnlinePurchase,
} from '../vehicle/vehicle-actions.ts';
import { isEnded, stateOf, type VehicleState } from '../vehicle/vehicle-state.ts';
import { type TitledVehicle, titleOf, variantLine } from '../vehicle/vehicle-title.ts';
import { listedUntil } from '../vehicle/visibility.ts';
import { cardFacts, type Fact, type FactVehicle } from './card-facts.ts';
import { cardNotice } from './card-notice.ts';
import { type PriceBlock, type PriceWords, priceBlock } from './price-block.ts';
import { type PictureSettings, type PictureSources, sizedPicture } from './sized-picture.ts';

/** The fields of a vehicle that its card needs: the search index carries these and no others for display. */
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

export interface CardPicture {
	url: string;
	/** Pixels. */
	width: number;
	height: number;
}

/** What a dealer decides about its cards. */
export interface CardSettings {
	tags: TagSettings;
	pricing: PriceSettings & PriceWords;
	override_city: string | null;
	include_sold_cars_days: number;
	/** Shown for a vehicle without pictures. */
	placeholders: Readonly<Record<ItemType, CardPicture>>;
	pictures: PictureSettings;
	/** The actions cards carry, in order; the first is the strongest. */
	actions: readonly OfferedAction[];
	/** Which vehicles are sold online; null for none. */
	online_purchase: OnlinePurchase | null;
	similarLabel: string;
	marks: OfferedMarks;
}

/** A vehicle as cards show it, in lists, search, home and beside other vehicles (CARD). */
export interface VehicleCard {
	id: string;
	/** Which vehicle in which state, for those who know a newer one; null on sites that ask for none. */
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
	/** Empty for a vehicle that cannot be bought: `note` stands in their place (CARD-007). */
	facts: Fact[];
	note: string | null;
	/** The price by the dealer's settings: what the card, the page, its structured data and its actions go by. */
	displayedPrice: DisplayedPrice;
	/** The words of that price; null for a vehicle that cannot be bought. */
	price: PriceBlock | null;
	/** 'Reserved', 'Coming soon', where the tag says something else; null for nothing (resolution 46). */
	notice: string | null;
	/** The weekly estimate with its rates, on cards that the search makes; null where none is known. */
	weekly: string | null;
	/** When a sold card must vanish from lists already made, Unix milliseconds; null for never. */
	until: number | null;
	actions: { name: string; label: string; href: string }[];
	marks: OfferedMarks;
	/** What a browser keeps when the vehicle is marked. */
	marked: MarkedVehicle;
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
		place: settings.override_city ?? vehicle.city ?? vehicle.private_suburb,
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
		marked: markedVehicle({ ...vehicle, name: title }),
	};
}
