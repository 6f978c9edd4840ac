import type { Dealer } from '../config/complete-dealer.ts';
import type { Location } from '../config/sections/locations.ts';
import type { Link } from '../contracts/page/shell.ts';
import type { Vehicle } from '../contracts/vehicle.ts';
import { isAvailable } from '../domain/availability.ts';
import { bodyTypeOf } from '../domain/body-types.ts';
import { WEEKDAY_NAMES } from '../domain/local-date.ts';
import { CURRENCY } from '../domain/money.ts';
import { displayedPrice, type PriceSettings } from '../domain/price.ts';
import { STATES } from '../domain/states.ts';
import type { Schedule } from '../domain/timetable.ts';
import { fullTitle } from '../domain/vehicle-title.ts';

/** What `@context` says of all structured data. */
export const CONTEXT = 'https://schema.org';

/** The path of a page from the home page (schema.org BreadcrumbList). */
export function breadcrumbList(trail: readonly Link[], absolute: (path: string) => string): object {
	return {
		'@context': CONTEXT,
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ label, href }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			item: absolute(href),
		})),
	};
}

/** One location of a dealer with its hours (schema.org AutoDealer). */
export function autoDealer(location: Location, dealer: Dealer, schedule: Schedule): object {
	const { address, contact_detail, reviews } = location;
	const state = address.state ?? dealer.state;
	return {
		'@context': CONTEXT,
		'@type': 'AutoDealer',
		'@id': `${dealer.url}/#${location.slug}`,
		name: dealer.locations.length > 1 ? `${dealer.name}, ${location.name}` : dealer.name,
		url: `${dealer.url}/`,
		telephone: contact_detail.phone ?? contact_detail.landline_phone ?? dealer.phone,
		email: dealer.email,
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: STATES[state].label,
			postalCode: address.postcode,
			addressCountry: 'AU',
		},
		...(address.lat !== null && address.long !== null
			? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
			: {}),
		openingHoursSpecification: [
			...schedule.weekly
				.filter(({ status, open, close }) => status === 'Open' && open !== null && close !== null)
				.map(({ weekday, open, close }) => ({
					'@type': 'OpeningHoursSpecification',
					dayOfWeek: WEEKDAY_NAMES[weekday],
					opens: open,
					closes: close,
				})),
			...schedule.special.map(({ date, status, start_hour, end_hour }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: date,
				validThrough: date,
				opens: status === 'Open' ? start_hour : '00:00',
				closes: status === 'Open' ? end_hour : '00:00',
			})),
		],
		...(reviews && reviews.count > 0
			? {
					aggregateRating: {
						'@type': 'AggregateRating',
						ratingValue: reviews.average_rating,
						reviewCount: reviews.count,
					},
				}
			: {}),
	};
}

/** A vehicle with its offer (schema.org Car, Motorcycle or Vehicle). Its price is the one on the page, or none. */
export function vehicleOffer(
	vehicle: Vehicle,
	{
		dealer,
		pricing,
		url,
		pictures,
		sellerId,
	}: {
		dealer: Dealer;
		pricing: PriceSettings;
		url: string;
		/** Absolute addresses. */
		pictures: readonly string[];
		/** The `@id` of the location that sells it; null when unknown. */
		sellerId: string | null;
	},
): object {
	const price = displayedPrice(vehicle, pricing);
	// A demonstrator has been driven: calling it new would promise too much.
	const condition = `${CONTEXT}/${vehicle.car_type === 'new' ? 'New' : 'Used'}Condition`;
	const known = (entries: Record<string, unknown>) =>
		Object.fromEntries(
			Object.entries(entries).filter(([, value]) => value !== null && value !== undefined && value !== ''),
		);
	return {
		'@context': CONTEXT,
		'@type':
			vehicle.item_type === 'car' ? 'Car' : vehicle.item_type === 'motorcycle' ? 'Motorcycle' : 'Vehicle',
		...known({
			name: fullTitle(vehicle) || vehicle.carsales_title || vehicle.name,
			sku: vehicle.stocknum,
			vehicleIdentificationNumber: vehicle.vin,
			brand: vehicle.make && { '@type': 'Brand', name: vehicle.make },
			model: vehicle.model,
			vehicleConfiguration: vehicle.badge,
			vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
			bodyType: vehicle.simple_body && (bodyTypeOf(vehicle.simple_body)?.label ?? vehicle.simple_body),
			color: vehicle.colour,
			vehicleInteriorColor: vehicle.interior_colour,
			fuelType: vehicle.simple_fuel ?? vehicle.fuel,
			vehicleTransmission: vehicle.simple_transmission ?? vehicle.trans,
			driveWheelConfiguration: vehicle.drive,
			numberOfDoors: vehicle.doors,
			vehicleSeatingCapacity: vehicle.seats,
			mileageFromOdometer:
				vehicle.km === null ? null : { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
			itemCondition: condition,
			image: pictures.length > 0 ? pictures : null,
		}),
		offers: known({
			'@type': 'Offer',
			url,
			priceCurrency: price.kind === 'listed' ? CURRENCY : null,
			price: price.kind === 'listed' ? price.listed.amount : null,
			availability: `${CONTEXT}/${!isAvailable(vehicle) ? 'SoldOut' : vehicle.status === 'coming_soon' ? 'PreOrder' : 'InStock'}`,
			itemCondition: condition,
			seller: { '@type': 'AutoDealer', ...known({ '@id': sellerId }), name: dealer.name },
		}),
	};
}
