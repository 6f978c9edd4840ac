import type { Dealer } from '../config/complete-dealer.ts';
import type { Vehicle } from '../contracts/vehicle.ts';
import { isAvailable } from '../domain/availability.ts';
import { addDays, localTime } from '../domain/local-date.ts';
import { type OfferWindow, windowEdges } from '../domain/offer-window.ts';
import { STATES } from '../domain/states.ts';
import { arrivalEnds } from '../domain/tag.ts';
import { listedUntil, pageUntil } from '../domain/visibility.ts';

/** Clocks in Adelaide and Darwin stand half an hour off the others. */
const HALF_HOUR_MS = 30 * 60 * 1000;

/**
 * The first moment from which a site may say something else although nothing was changed: the next midnight of one of its
 * clocks, the end of a new-arrival tag or of a sold vehicle's time in lists or on its page, or
 * an edge of an offer. Until then a build with the
 * same input makes the same pages, and need not make them.
 */
export function nextChange(
	dealer: Dealer,
	vehicles: readonly Vehicle[],
	now: Date,
	offers: readonly OfferWindow[] = [],
): Date {
	const zones = new Set([
		dealer.time_zone,
		...dealer.locations.map(({ address }) => STATES[address.state ?? dealer.state].time_zone),
	]);
	const midnight = Math.min(...[...zones].map((zone) => nextMidnight(now, zone)));
	return new Date(
		[
			...vehicles.flatMap((vehicle) => momentsOf(vehicle, dealer.include_sold_cars_days)),
			...offers.flatMap(edgesOf),
		]
			.filter((moment) => moment > now.getTime())
			.reduce((first, moment) => Math.min(first, moment), midnight),
	);
}

function momentsOf(vehicle: Vehicle, soldDays: number): number[] {
	const { sold_date_timestamp: sold } = vehicle;
	const moments = isAvailable(vehicle)
		? [arrivalEnds(vehicle.created_at)]
		: [sold === null ? null : listedUntil(sold, soldDays), pageUntil(vehicle, soldDays)];
	return moments.filter((moment) => moment !== null);
}

/** The last moment of an offer belongs to it. */
function edgesOf(offer: OfferWindow): number[] {
	const { from, until } = windowEdges(offer);
	return [from, until === null ? null : until + 1].filter((moment) => moment !== null);
}

/** Found step by step, since days with a daylight-saving change are not 24 hours long. */
function nextMidnight(now: Date, timeZone: string): number {
	const tomorrow = addDays(localTime(now, timeZone).date, 1);
	let moment = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
	while (localTime(new Date(moment), timeZone).date < tomorrow) moment += HALF_HOUR_MS;
	return moment;
}
