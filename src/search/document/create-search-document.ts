import type { CardSettings, CardVehicle } from '../../domain/card/vehicle-card.ts';
import type { FinanceEstimate } from '../../domain/finance/estimate/estimate.ts';
import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { STATES, stateOf } from '../../domain/place/states.ts';
import { shownPrice } from '../../domain/price/price.ts';
import { baseColourOf } from '../../domain/vehicle/attributes/base-colour.ts';
import { bodyDetail } from '../../domain/vehicle/attributes/body-detail.ts';
import { bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import { bunksOf } from '../../domain/vehicle/attributes/bunks.ts';
import { engineCapacity } from '../../domain/vehicle/attributes/engine-capacity.ts';
import { isLearnerApproved } from '../../domain/vehicle/attributes/learner-approved.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { tagOf } from '../../domain/vehicle/state/tag.ts';
import { arrivedAt, rankOf } from '../../domain/vehicle/stock/stock-order.ts';
import { locationName } from '../../domain/vehicle/vehicle-location.ts';
import { bracketOf } from './bracket-of.ts';

/** The data of a search document that is not in the vehicle's record. */
export interface DocumentContext {
	/** The dealer's slug. */
	dealer: string;
	/** The card fields of a vehicle: the same as on rendered pages. */
	card: (vehicle: Vehicle) => CardVehicle;
	/** The price and tag settings of the vehicle's dealership. */
	settings: (vehicle: Vehicle) => Pick<CardSettings, 'pricing' | 'tags'>;
	dealershipName: (vehicle: Vehicle) => string | null;
	/** The vehicle's coordinates, degrees; null when unknown. */
	place: (vehicle: Vehicle) => { lat: number; lng: number } | null;
	/** Its repayment estimate; null where the site shows none (FINANCE-042 to FINANCE-053). */
	estimate: (vehicle: Vehicle) => FinanceEstimate | null;
	/** Number of listed vehicles by make; see {@link makeVolumes}. */
	makeVolume: ReadonlyMap<string, number>;
	/** The labels of the named searches that match the document (resolution 41). */
	categories: (document: SearchDocument) => string[];
}

/** The search document of a vehicle. The caller has checked that it is listed (`isListed`). */
export function searchDocument(vehicle: Vehicle, context: DocumentContext, now: Date): SearchDocument {
	const { pricing, tags } = context.settings(vehicle);
	const price = shownPrice(vehicle, pricing.default_price_types);
	const make = makeOf(vehicle);
	const estimate = context.estimate(vehicle);
	const document: SearchDocument = {
		...cardPart(vehicle, context.card(vehicle), make),
		...placePart(vehicle, context),
		dealer: context.dealer,
		make_model: [make, vehicle.model].filter(Boolean).join(' '),
		stocknum: vehicle.stocknum,
		seats: vehicle.seats,
		drive: vehicle.drive,
		body: vehicle.simple_body && (bodyTypeOf(vehicle.simple_body)?.label ?? vehicle.simple_body),
		body_detail: [bodyDetail(vehicle), bunksOf(vehicle)].filter(Boolean).join(', ') || null,
		filtered_features: vehicle.standardEquipment,
		tare_weight: vehicle.specifications.tare_weight,
		learner_approved: isLearnerApproved(vehicle),
		engine_capacity: vehicle.item_type === 'motorcycle' ? engineCapacity(vehicle) : null,
		categories: [],
		price,
		price_range: price === null ? null : bracketOf(price),
		subscription_price: pricing.subscription_offered ? vehicle.subscription_price || null : null,
		weekly_price_range: estimate?.weekly ?? null,
		interest_rate: estimate?.interest_rate ?? null,
		comparison_rate: estimate?.comparison_rate ?? null,
		show_on_dealer_website: vehicle.show_on_dealer_website,
		tag: tagOf(vehicle, tags, now)?.text ?? null,
		rank: rankOf(vehicle),
		make_volume: context.makeVolume.get(make) ?? 0,
	};
	return { ...document, categories: context.categories(document) };
}

/** Number of vehicles by make, as documents name it. */
export function makeVolumes(vehicles: readonly Vehicle[]): Map<string, number> {
	return new Map([...Map.groupBy(vehicles, makeOf)].map(([make, { length }]) => [make, length]));
}

function makeOf({ make }: Vehicle): string {
	return manufacturerOf(make)?.name ?? make;
}

/** The fields that `cardVehicleOf` reads. */
function cardPart(vehicle: Vehicle, card: CardVehicle, make: string) {
	const { body_length, sleeps, aggregate_trailer_mass } = card.specifications;
	return {
		id: card.id,
		slug: card.slug,
		name: card.name,
		carsales_title: card.carsales_title,
		make,
		model: card.model,
		badge: card.badge,
		series: card.series,
		year: card.year,
		km: card.km,
		item_type: card.item_type,
		car_type: card.car_type,
		colour: card.colour && (baseColourOf(card.colour) ?? card.colour),
		paint: card.colour,
		fuel: card.simple_fuel ?? card.fuel,
		transmission: card.simple_transmission ?? card.trans,
		engine_size: card.engine_size,
		certified: card.certified,
		reserved: card.reserved,
		body_length,
		sleeps,
		aggregate_trailer_mass,
		list_price: card.price,
		before_price: card.before_price,
		offer_price: card.offer_price,
		preorder: card.preorder,
		price_type: card.price_type,
		status: isAvailable(vehicle) ? vehicle.status : unavailableStatus(vehicle),
		sold_date_timestamp: card.sold_date_timestamp,
		created_at: arrivedAt(card.created_at),
		custom_tag: card.tag,
		city: card.city,
		private_suburb: card.private_suburb,
		picture: card.picture,
		stock_version: card.stock_version,
	};
}

/** The feed's `sold` flag overrides a contradicting `status` (resolution 55). */
function unavailableStatus({ sold, status }: Vehicle): string {
	return sold ? 'sold' : status;
}

function placePart(vehicle: Vehicle, context: DocumentContext) {
	const state = vehicle.state ?? vehicle.location?.address.state ?? null;
	const known = state && stateOf(state);
	return {
		dealership_name: context.dealershipName(vehicle),
		dealership_slug: vehicle.dealership_slug,
		location_name: locationName(vehicle),
		state: known ? STATES[known].label : state,
		_geo: context.place(vehicle),
	};
}
