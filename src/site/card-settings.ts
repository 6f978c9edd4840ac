import type { Dealer, Dealership } from '../config/complete-dealer.ts';
import type { PriceTexts } from '../domain/card/price-block.ts';
import type { CardPicture, CardSettings, CardVehicle } from '../domain/card/vehicle-card.ts';
import type { PriceSettings } from '../domain/price/price.ts';
import type { ItemType } from '../domain/vehicle/attributes/item-type.ts';
import { trailerMass } from '../domain/vehicle/attributes/motorhome.ts';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { stockVersion } from '../domain/vehicle/stock/stock-version.ts';
import { vehicleLocation } from '../domain/vehicle/vehicle-location.ts';
import { PLACEHOLDER_PATH } from '../paths/paths.ts';
import { availableActions } from './available-actions.ts';
import { pictureSettings, servedPicture } from './pictures/site-pictures.ts';
import { visibleLocations } from './shown-location.ts';

/** The placeholder pictures served by every site: a car under its cover, or a plain sign. */
export const PLACEHOLDERS: Readonly<Record<ItemType, CardPicture>> = {
	car: { url: '/placeholder.svg', width: 1112, height: 790 },
	caravan: { url: PLACEHOLDER_PATH, width: 1112, height: 790 },
	motorcycle: { url: PLACEHOLDER_PATH, width: 1112, height: 790 },
};

/** Pictures of unknown size are assumed to be 4:3, the shape of their space on pages. */
const UNKNOWN_SIZE = { width: 1200, height: 900 };

/** A dealership's price settings, with the texts beside prices. */
export function pricingOf({ pricing, features }: Dealership): PriceSettings & PriceTexts {
	return {
		subscription_offered: features.subscription !== false,
		no_price_text: pricing.no_price_text,
		no_price_note: pricing.no_price_note,
		default_price_types: pricing.default_price_types,
		subscription: features.subscription === false ? null : features.subscription,
	};
}

/** The card settings of a dealership's vehicles. */
export function cardSettings(dealer: Dealer, dealership: Dealership): CardSettings {
	const { tags, features, buttons } = dealership;
	return {
		tags: {
			...tags,
			toyota_certified: features.toyota_certified !== false,
			include_sold_cars_days: dealer.include_sold_cars_days,
		},
		pricing: pricingOf(dealership),
		include_sold_cars_days: dealer.include_sold_cars_days,
		placeholders: PLACEHOLDERS,
		actions: availableActions(buttons.card, dealer, dealership),
		online_purchase: features.online_purchase === false ? null : features.online_purchase,
		pictures: pictureSettings(dealer),
		similarLabel: buttons.labels.similar,
		marks: { save: features.favourites !== false, compare: features.compare !== false },
	};
}

/** A picture of a vehicle from its feed. */
export interface VehiclePicture extends CardPicture {
	image_key: string | null;
	alt: string | null;
}

/** The pictures of a vehicle without duplicates, the primary one first (VDP-013). */
export function picturesOf(vehicle: Vehicle): VehiclePicture[] {
	const pictures = vehicle.images.map(({ image }) => ({
		url: image.url,
		width: image.width ?? UNKNOWN_SIZE.width,
		height: image.height ?? UNKNOWN_SIZE.height,
		image_key: image.image_key,
		alt: image.alt,
	}));
	const primary = vehicle.primary_image_url;
	if (primary === null) return pictures;
	const known = pictures.find(({ url }) => url === primary);
	return [
		known ?? { url: primary, ...UNKNOWN_SIZE, image_key: null, alt: null },
		...pictures.filter(({ url }) => url !== primary),
	];
}

/** The city of a vehicle's location (CARD-003); null for an unknown location and for a private seller's vehicle. */
function cityOfLocation(vehicle: Vehicle, dealer: Dealer): string | null {
	if (vehicle.private_suburb !== null) return null;
	return vehicleLocation(vehicle, visibleLocations(dealer))?.address.city ?? null;
}

/** The card fields of a vehicle, with the original address of its picture, from which all sizes are derived. */
export function cardVehicle(vehicle: Vehicle, site: Parameters<typeof servedPicture>[1]): CardVehicle {
	const [first] = picturesOf(vehicle);
	return {
		...vehicle,
		specifications: {
			...vehicle.specifications,
			aggregate_trailer_mass: trailerMass(vehicle),
		},
		city:
			site.dealer.override_city ??
			vehicle.city ??
			vehicle.location?.address.city ??
			cityOfLocation(vehicle, site.dealer),
		picture: first ? servedPicture(first, site) : null,
		stock_version: site.dealer.lead_api === null ? null : stockVersion(vehicle),
	};
}
