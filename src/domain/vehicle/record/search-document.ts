import type { CardPicture } from '../../card/vehicle-card.ts';
import type { PriceType } from '../../price/price-type.ts';
import type { CarType } from '../attributes/car-type.ts';
import type { ItemType } from '../attributes/item-type.ts';

/**
 * A listed vehicle in the search index: the fields for filters, sorting, text search and cards. Only public
 * fields of listed vehicles are included, so any query may be answered. Every key is present; null means
 * 'not known'. Attributes of facets have the facets' names (FACETS-001 to FACETS-027, and those of caravans and motorcycles).
 */
export interface SearchDocument {
	/** The vehicle's id, unique within its dealer. */
	id: string;
	/** The slug of the dealer whose site shows it: one index serves all dealers. */
	dealer: string;
	/** The segment of `/cars/{slug}`. */
	slug: string;
	name: string | null;
	carsales_title: string | null;

	/** In the spelling of `MANUFACTURERS`, so that 'TOYOTA' and 'Toyota' are one make. */
	make: string;
	model: string;
	/** 'Toyota Corolla': separates models of several makes (resolution 23). */
	make_model: string;
	badge: string | null;
	series: string | null;
	year: number | null;
	/** Odometer, kilometres. */
	km: number | null;
	item_type: ItemType;
	car_type: CarType;
	/** The label of the body type: 'Ute', 'SUV', 'Pop-top'. */
	body: string | null;
	/** The body in the feed's words, and a caravan's bunks, for text search: 'Double cab pick-up with canopy', 'Caravan, 3 bunks'. */
	body_detail: string | null;
	/** The basic colour for the facet: 'Red'. The maker's own name where no basic colour is known. */
	colour: string | null;
	/** The maker's name of the colour: 'Burning Red Pearl'. */
	paint: string | null;
	seats: number | null;
	drive: string | null;
	fuel: string | null;
	transmission: string | null;
	engine_size: string | null;
	stocknum: string | null;
	filtered_features: string[];
	/** The labels of the dealer's named searches that match the vehicle (resolution 41). */
	categories: string[];
	certified: boolean;
	reserved: boolean;
	/** Motorcycles: whether a learner may ride it. */
	learner_approved: boolean;
	/** Motorcycles only, where it decides the licence: cubic centimetres. */
	engine_capacity: number | null;
	/** Caravans, here and below: number of berths. */
	sleeps: number | null;
	/** Feet. */
	body_length: number | null;
	/** Kilograms: the maximum loaded mass. */
	aggregate_trailer_mass: number | null;
	/** Kilograms: the unladen mass. */
	tare_weight: number | null;

	/** The price the card shows, dollars; null when it shows none (resolution 22). */
	price: number | null;
	/** The bracket of `price`: '10000:20000', the top one open: '100000:'. */
	price_range: string | null;
	/** Per period of the dealer's subscription; null where none is offered. */
	subscription_price: number | null;
	/** The weekly estimate on the site, dollars (FACETS-025); null for none. */
	weekly_price_range: number | null;
	/** The rates of that estimate, percent a year, which must be shown with it (resolution 220). */
	interest_rate: number | null;
	comparison_rate: number | null;
	/** The feed's prices, for the card: dollars. */
	list_price: number | null;
	before_price: number | null;
	offer_price: number | null;
	preorder: boolean;
	price_type: PriceType | null;

	/** `in_stock`, `coming_soon`, or the reason it is unavailable: `sold` or the feed's own status. */
	status: string;
	show_on_dealer_website: boolean;
	/** Unix seconds. */
	sold_date_timestamp: number | null;
	/** Unix seconds, as an index sorts numbers. */
	created_at: number | null;
	/** The text of the tag on the card (CARD-017 to CARD-023). */
	tag: string | null;
	/** The feed's own tag, from which a card determines its current tag. */
	custom_tag: string | null;

	dealership_name: string | null;
	/** The dealership whose settings its card uses. */
	dealership_slug: string | null;
	location_name: string | null;
	city: string | null;
	/** The abbreviation: 'QLD'. */
	state: string | null;
	/** The suburb of a private seller, shown on the card. */
	private_suburb: string | null;
	/** Degrees. */
	_geo: { lat: number; lng: number } | null;

	/** The rank in the default order, the highest first (RESULTS-009, RESULTS-019). */
	rank: number;
	/** Number of the dealer's listed vehicles of this make (resolution 28). */
	make_volume: number;
	/** The version of the record; null on sites without live updates. */
	stock_version: number | null;
	/** The first picture; null for none. */
	picture: CardPicture | null;
}
