import { postEvent } from '../../api/events/post-event.ts';
import type { generalEvent } from '../../domain/lead/lead-category.ts';
import type { LeadEventId } from '../../domain/lead/lead-event.ts';

type GeneralEventId = ReturnType<typeof generalEvent>;

/** The events of the product by their numbers (ANALYTICS-001 to ANALYTICS-011). */
export const EVENTS = {
	/** A visitor sees the page of a used vehicle (ANALYTICS-001). */
	used_vehicle_view: 4,
	/** A visitor sees a page of search results (ANALYTICS-008). */
	search_page_view: 49,
	/** A visitor accepts what the dealer offers for a trade-in (ANALYTICS-004). */
	offer_accepted: 18,
	/** A visitor saves a vehicle; removing it is no event (ANALYTICS-007, LOCAL-002). */
	favourite: 39,
	/** A visitor uses the finance calculator for the first time on a page (ANALYTICS-006). */
	finance_calculator: 26,
	/** A visitor opens a history report (ANALYTICS-010). */
	history_report: 60,
	/** A visitor prints a vehicle (ANALYTICS-011). */
	print: 61,
} as const;

/** The name of an event in {@link EVENTS}. */
export type EventName = keyof typeof EVENTS;

/** The events of forms, which know their numbers themselves (ANALYTICS-002, 003, 005, 009). */
export type LeadEventName = 'enquiry' | 'test_drive' | 'general_enquiry' | 'careers_enquiry';

/** A tracked event, without personal data. */
export interface TrackedEvent {
	event_id: (typeof EVENTS)[EventName] | LeadEventId | GeneralEventId;
	name: EventName | LeadEventName;
	details: Readonly<Record<string, string | number>>;
}

/** The type of the DOM event on `window`. */
export const TRACKED = 'forecourt:event';

/** Tracks an event by its name. */
export function trackEvent(name: EventName, details: TrackedEvent['details']): void {
	raiseEvent({ event_id: EVENTS[name], name, details });
}

/**
 * Tracks an event. It dispatches a DOM event for listeners such as the pixel, and posts to the site's lead
 * API where the page has one (resolution 182). Failures are only logged on the console (ANALYTICS-016).
 */
export function raiseEvent(detail: TrackedEvent): void {
	try {
		window.dispatchEvent(new CustomEvent(TRACKED, { detail }));
		const { api, website = '' } = document.documentElement.dataset;
		if (api) sendEvent(api, website, detail);
	} catch (error) {
		console.warn(`Analytics: ${detail.name} was not sent`, error);
	}
}

/**
 * Sends an event to the lead API.
 *
 * @param api the address of the lead API, without a trailing slash
 */
export function sendEvent(
	api: string,
	website_id: string,
	{ event_id, details }: TrackedEvent,
): Promise<void> {
	const car_id = details['car_id'];
	return postEvent(api, { event_id, car_id: car_id === undefined ? null : String(car_id), website_id });
}
