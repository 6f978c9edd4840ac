import type { Dealer } from '../../config/complete-dealer.ts';
import { datedOptions } from '../../config/dated-options.ts';
import type { Content } from '../../domain/content/content.ts';
import { STATES } from '../../domain/place/states.ts';
import { windowEdges, windowTurns } from '../../domain/time/date-window.ts';
import { addDays, localTime } from '../../domain/time/local-date.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { arrivalEnds } from '../../domain/vehicle/state/tag.ts';
import { listedUntil, pageUntil } from '../../domain/vehicle/state/visibility.ts';
import type { Site } from '../site.ts';

/** The step for finding midnights: time zones such as Adelaide's have half-hour offsets. */
const HALF_HOUR_MS = 30 * 60 * 1000;

/**
 * The next time at which a site's pages may change without any change of input: the next midnight in one of its time
 * zones, the beginning or end of a promotion or an offer, or the end of a new-arrival tag or of a sold vehicle's time in lists or on its
 * page. Until then a build with the same input would give the same pages, and can be skipped.
 */
export function nextChange({
	dealer,
	shown,
	content,
	now,
}: Pick<Site, 'dealer' | 'shown' | 'content' | 'now'>): Date {
	const zones = new Set([
		dealer.time_zone,
		...dealer.locations.map(({ address }) => STATES[address.state ?? dealer.state].time_zone),
	]);
	const midnight = Math.min(...[...zones].map((zone) => nextMidnight(now, zone)));
	return new Date(
		[
			...shown.flatMap((vehicle) => momentsOf(vehicle, dealer.include_sold_cars_days)),
			...windows(dealer, content),
		]
			.filter((moment) => moment > now.getTime())
			.reduce((first, moment) => Math.min(first, moment), midnight),
	);
}

/** The moments just after the last one of a vehicle's tag, and of its days in lists and on its page. */
function momentsOf(vehicle: Vehicle, soldDays: number): number[] {
	const { sold_date_timestamp: sold } = vehicle;
	const moments = isAvailable(vehicle)
		? [arrivalEnds(vehicle.created_at)]
		: [sold === null ? null : listedUntil(sold, soldDays), pageUntil(vehicle, soldDays)];
	return moments.flatMap((last) => (last === null ? [] : [last + 1]));
}

/** The beginnings and ends of promotions and offers. */
function windows(dealer: Dealer, { offers }: Content): number[] {
	const all = [...datedOptions(dealer).map(({ window }) => window), ...offers];
	return all.flatMap((window) => windowTurns(windowEdges(window)));
}

/** The next midnight, found step by step, as days with a daylight-saving change are not 24 hours long. */
function nextMidnight(now: Date, timeZone: string): number {
	const tomorrow = addDays(localTime(now, timeZone).date, 1);
	let moment = Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS;
	while (localTime(new Date(moment), timeZone).date < tomorrow) moment += HALF_HOUR_MS;
	return moment;
}
