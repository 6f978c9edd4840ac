import type { ApiSite } from '../../api/site/site-file.ts';
import { inDollars } from '../../domain/reservation/reservation-words.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { escaped, escapedWhole } from '../answers/html-page.ts';
import { findVehicle } from '../sites.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';

/** The reserved vehicle, where it is, and its price with what it includes; null for a vehicle that is not known any more. */
export function reservedVehicle({ car_id, price_cents }: StoredReservation, site: ApiSite) {
	const vehicle = findVehicle(site, car_id);
	const location = site.locations.find(({ id }) => id === vehicle?.location_id) ?? null;
	return { vehicle, location, price: vehicle?.price_text ?? inDollars(price_cents) };
}

/**
 * The vehicle with its picture and amounts, beside the text.
 *
 * @param rows amounts, the last one being the total
 */
export function vehicleSummary(
	reservation: StoredReservation,
	site: ApiSite,
	rows: readonly (readonly [label: string, value: string])[],
): string {
	const { vehicle, price } = reservedVehicle(reservation, site);
	const picture = vehicle?.picture
		? `<img src="${escaped(vehicle.picture)}" alt="" width="600" height="400">`
		: '';
	const title = vehicle
		? `<h2><a href="${escaped(vehiclePath(vehicle.slug))}">${escapedWhole(vehicle.title)}</a></h2>`
		: '<h2>Your reservation</h2>';
	return `<div class="sum">${picture}<div class="sum__text">${title}
<p class="soft">${escaped(price)}</p>${amounts(rows)}</div></div>`;
}

/**
 * The same as a bar for phones, which opens to the amounts; '' for a vehicle that is not known any more.
 *
 * @param now what is paid now: '$200 now'
 */
export function vehicleBar(
	reservation: StoredReservation,
	site: ApiSite,
	rows: readonly (readonly [label: string, value: string])[],
	now: string,
): string {
	const { vehicle, price } = reservedVehicle(reservation, site);
	if (!vehicle) return '';
	const picture = vehicle.picture
		? `<img src="${escaped(vehicle.picture)}" alt="" width="600" height="400">`
		: '<i></i>';
	return `<details class="bar"><summary>${picture}<span><b>${escapedWhole(vehicle.title)}</b><span class="soft small">${escaped(`${price}, ${now}`)}</span></span></summary>${amounts(rows)}</details>`;
}

function amounts(rows: readonly (readonly [label: string, value: string])[]): string {
	const listed = rows.map(
		([label, value], index) =>
			`<div${index === rows.length - 1 ? ' class="total"' : ''}><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
	);
	return `<dl>${listed.join('')}</dl>`;
}

/** A map with the way there. */
export function directions(address: string): string {
	return `https://www.google.com/maps/dir/?api=1&amp;destination=${encodeURIComponent(address)}`;
}
