import type { CardPicture } from '../../card/vehicle-card.ts';
import type { PriceType } from '../../price/price-type.ts';
import type { CarType } from '../car-type.ts';
import type { ItemType } from '../item-type.ts';

/**
 * A listed vehicle as the search index holds it: what searches narrow, order and read, and what cards show. Only public
 * fields of listed vehicles get here, so whatever a visitor asks the index may be answered. Every key is there; null means
 * 'not known'. Attributes that facets narrow have the facets' names (FACETS-001 to FACETS-027, and those of caravans and motorcycles).
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

	/** Makes are named as the product's list names them, so that 'TOYOTA' and 'Toyota' are one. */
	make: string;
	model: string;
	/** 'Toyota Corolla': keeps several makes with different models apart (resolution 23). */
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
	/** The plain colour people narrow by: 'Red'. The maker's own name where that says none. */
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
	/** The labels of the dealer's named searches that find the vehicle (resolution 41). */
	categories: string[];
	certified: boolean;
	reserved: boolean;
	/** Motorcycles: whether a learner may ride it. */
	learner_approved: boolean;
	/** Motorcycles, for which it decides what one may ride: cubic centimetres. */
	engine_capacity: number | null;
	/** Caravans, here and below: how many people sleep in it. */
	sleeps: number | null;
	/** Feet. */
	body_length: number | null;
	/** Kilograms: the most it may weigh with its load. */
	aggregate_trailer_mass: number | null;
	/** Kilograms: what it weighs empty. */
	tare_weight: number | null;

	/** The price the card shows, dollars; null when it shows none (resolution 22). */
	price: number | null;
	/** The bracket of `price`: '10000:20000', the top one open: '100000:'. */
	price_range: string | null;
	/** Per period of the dealer's subscription; null where none is offered. */
	subscription_price: number | null;
	/** The weekly estimate the site shows, dollars (FACETS-025); null when it shows none. */
	weekly_price_range: number | null;
	/** The rates of that estimate, percent a year, which are shown wherever it is (resolution 220). */
	interest_rate: number | null;
	comparison_rate: number | null;
	/** What the feed says, for the card: dollars. */
	list_price: number | null;
	before_price: number | null;
	offer_price: number | null;
	preorder: boolean;
	price_type: PriceType | null;

	/** `in_stock`, `coming_soon`, or why it cannot be bought: `sold` or whatever else the feed says. */
	status: string;
	show_on_dealer_website: boolean;
	/** Unix seconds. */
	sold_date_timestamp: number | null;
	/** Unix seconds, as numbers are what an index can order. */
	created_at: number | null;
	/** The text of the tag on the card (CARD-017 to CARD-023). */
	tag: string | null;
	/** The feed's own tag, from which a card works out what it shows now. */
	custom_tag: string | null;

	dealership_name: string | null;
	/** Which dealership's settings its card has. */
	dealership_slug: string | null;
	location_name: string | null;
	city: string | null;
	/** 'QLD', whichever way the feed writes it. */
	state: string | null;
	/** Where a private seller lives, as cards show it. */
	private_suburb: string | null;
	/** Degrees. */
	_geo: { lat: number; lng: number } | null;

	/** The order of a list nobody sorted, the highest first (RESULTS-009, RESULTS-019). */
	rank: number;
	/** How many vehicles of its make the dealer lists (resolution 28). */
	make_volume: number;
	/** Which state of the record this is; null on sites that ask for no newer one. */
	stock_version: number | null;
	/** The first picture; null for none. */
	picture: CardPicture | null;
}
