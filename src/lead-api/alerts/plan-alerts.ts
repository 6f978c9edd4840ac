import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import type { AlertChannelName } from '../../domain/alerts/alert-channel.ts';
import { bestFirst } from '../../domain/alerts/best-first.ts';
import { changeWords } from '../../domain/alerts/change-words.ts';
import { oneMessage } from '../../domain/alerts/one-message.ts';
import { type CarChange, type CarFacts, changeOf } from '../../domain/alerts/saved-car-change.ts';
import { dayBegan, isSendingTime } from '../../domain/alerts/sending-hours.ts';
import { isEnded, stateOf } from '../../domain/vehicle/state/vehicle-state.ts';
import type { OpenSiteSearch, SiteSearch } from '../garage/site-search.ts';
import { findVehicle } from '../sites.ts';
import type { AlertWork, AnnouncedChange, KnownCar } from '../store/alerts/alert-store.ts';
import { newId } from '../store/database/new-id.ts';
import type { LeadStore } from '../store/store.ts';
import { type SearchChange, searchChange } from './search-changes.ts';

/** Changes in one message; the others follow the next day. */
const MOST_CHANGES: Readonly<Record<AlertChannelName, number>> = { email: 5, text: 2 };
/** Accounts read together. */
const ACCOUNTS = 200;

/** A change of a saved vehicle in the stock. */
interface FoundChange extends CarChange {
	fresh?: undefined;
	car_id: string;
	/** As a message tells it. */
	announced: AnnouncedChange;
	/** What the shopper knows of the vehicle after that. */
	now: CarFacts;
}

/** The stock of a build: the site file, and the search of its index; null where there is none. */
interface Stock {
	site: ApiSite;
	search: SiteSearch | null;
}

/**
 * Compares the stock of a dealer's latest build with what each shopper knows of the saved vehicles and searches, and puts at most one
 * message a day and channel into the outbox, outside quiet hours only. What found no place is found again the next time. Returns the number
 * of messages.
 */
export async function planAlerts(
	store: Pick<LeadStore, 'alertWork' | 'planAlert'>,
	site: ApiSite,
	now: Date,
	openSearch: OpenSiteSearch,
): Promise<number> {
	const settings = site.accounts?.alerts;
	if (!settings) return 0;
	const stock = { site, search: await openSearch(site.slug) };
	let planned = 0;
	let after = '';
	for (;;) {
		const works = await store.alertWork(site.slug, after, ACCOUNTS);
		for (const work of works) if (await planFor(store, work, stock, now)) planned += 1;
		const last = works.at(-1)?.account_id;
		if (last === undefined) return planned;
		after = last;
	}
}

async function planFor(
	store: Pick<LeadStore, 'planAlert'>,
	{ account_id, channel, target, time_zone, cars, searches }: AlertWork,
	{ site, search }: Stock,
	now: Date,
): Promise<boolean> {
	if (!isSendingTime(now, time_zone)) return false;
	const matches = search ? searches.flatMap((known) => searchChange(known, search, site) ?? []) : [];
	const changes = bestFirst<FoundChange | SearchChange>([
		...cars.flatMap((car) => foundChange(car, site) ?? []),
		// The search that found the most speaks for those that found the same.
		...matches.toSorted((a, b) => b.fresh.length - a.fresh.length),
	]);
	const { picked, known } = oneMessage<FoundChange | SearchChange>(changes, MOST_CHANGES[channel]);
	if (picked.length === 0) return false;
	const announced = {
		cars: new Map(
			known.flatMap((change) => ('car_id' in change ? [[change.car_id, change.now] as const] : [])),
		),
		searches: new Map(
			known.flatMap((change) => ('search_id' in change ? [[change.search_id, change.matches] as const] : [])),
		),
	};
	const content = { kind: 'changes' as const, changes: picked.map((change) => change.announced) };
	const id = newId('alert', now);
	const message = { id, account_id, dealer: site.slug, channel, target, time_zone, content };
	return await store.planAlert(message, announced, dayBegan(now, time_zone), now);
}

/** The change of a saved vehicle; null for none, and for one that is gone and whose name was not kept. */
function foundChange({ car_id, name, announced }: KnownCar, site: ApiSite): FoundChange | null {
	const vehicle = findVehicle(site, car_id);
	const title = vehicle?.title ?? name;
	const price = vehicle?.price == null ? null : Math.round(vehicle.price);
	const state = stateNow(vehicle);
	const percent = site.accounts?.alerts?.price_drop_percent ?? 100;
	const then = { price: announced.price, state: announced.state ?? 'available' };
	const change = changeOf(then, { price, state }, percent);
	if (!change || title === null) return null;
	const slug = vehicle?.is_shown ? vehicle.slug : null;
	return {
		...change,
		car_id,
		announced: { title, slug, ...changeWords(change, vehicle?.price_text ?? null) },
		// A price that is hidden for now stays the one to compare with.
		now: { price: price ?? announced.price, state },
	};
}

/** A vehicle that is no longer listed is unavailable, whatever its last record says. */
function stateNow(vehicle: ApiVehicle | null): CarFacts['state'] {
	if (!vehicle) return 'unavailable';
	const state = stateOf(vehicle.car_fields);
	return vehicle.is_shown || isEnded(state) ? state : 'unavailable';
}
