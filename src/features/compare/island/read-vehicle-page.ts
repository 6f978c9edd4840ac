import type { MarkedVehicle } from '../../../domain/vehicle/marked-vehicle.ts';
import { ENDED_LABELS, type EndedState } from '../../../domain/vehicle/vehicle-state.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import { freshenPage } from '../../../ui/live-update/freshen-page.ts';
import type { Fact } from './comparison.ts';

/** A vehicle as the comparison shows it. */
export interface ComparedVehicle {
	name: string;
	/** Null for one without pictures. */
	picture: string | null;
	facts: readonly Fact[];
	/** The words of its enquiry button; null where its page has none. */
	enquire: string | null;
	/** What must be beside its comparison rate (resolution 220); null without one. */
	conditions: string | null;
}

/** What came of asking for a vehicle's page. */
export type Answer = { is: 'there'; vehicle: ComparedVehicle } | { is: 'gone' } | { is: 'away' };

/**
 * Reads a vehicle from its own page. The page says everything a comparison shows, in the words of the site and as fresh as it is; it is
 * some 9 kB that the browser often holds already, where a file of all specifications would be as large as the stock and one file for
 * each vehicle would double what a build writes. It is read by what is meant for it (`data-vehicle`, `data-facts`), not by its look.
 */
export async function fetchVehicle(slug: string): Promise<Answer> {
	try {
		const response = await fetch(vehiclePath(slug));
		if (response.status === 404 || response.status === 410) return { is: 'gone' };
		if (!response.ok) throw new Error(`${vehiclePath(slug)} answers ${response.status}`);
		const page = new DOMParser().parseFromString(await response.text(), 'text/html');
		await freshenPage(page, new Date());
		const vehicle = vehicleOf(page);
		if (!vehicle) throw new Error(`${vehiclePath(slug)} is no page of a vehicle`);
		return { is: 'there', vehicle };
	} catch (error) {
		console.warn(`Compare: ${slug} could not be read`, error);
		return { is: 'away' };
	}
}

function vehicleOf(page: Document): ComparedVehicle | null {
	const main = page.querySelector<HTMLElement>('main[data-vehicle]');
	if (!main) return null;
	const { name, primary_image_url } = JSON.parse(main.dataset['vehicle'] ?? '') as MarkedVehicle;
	return {
		name: textOf(page.querySelector('h1')) || name,
		picture: primary_image_url,
		facts: [
			...priceOf(main),
			...availabilityOf(main),
			...[...main.querySelectorAll('[data-facts]')].flatMap(factsOf),
			...featuresOf(main),
		],
		enquire: textOf(main.querySelector('[data-action="enquire"]')) || null,
		conditions: textOf(main.querySelector('[data-conditions]')) || null,
	};
}

/** The state of the part that fresh facts change, when there are any. */
function stateIn(main: HTMLElement): string {
	return (main.querySelector<HTMLElement>('[data-photos]') ?? main).dataset.state ?? '';
}

function endedLabel(main: HTMLElement): string | null {
	const state = stateIn(main);
	return Object.hasOwn(ENDED_LABELS, state) ? ENDED_LABELS[state as EndedState] : null;
}

function priceOf(main: HTMLElement): Fact[] {
	const ended = endedLabel(main);
	if (ended) return [{ label: 'Price', value: ended }];
	// Cards of similar vehicles have prices too.
	const lines = [...(main.querySelector('.price:not(.card *)')?.children ?? [])].map(textOf);
	return lines.length === 0 ? [] : [{ label: 'Price', value: lines.join(', ') }];
}

/** 'In stock', 'Coming soon', 'Reserved', or why it cannot be bought. */
function availabilityOf(main: HTMLElement): Fact[] {
	const isReserved = main.querySelector('[data-reserved]:not([hidden])') !== null;
	const here = stateIn(main) === 'coming-soon' ? 'Coming soon' : 'In stock';
	const value = endedLabel(main) ?? (isReserved ? `Reserved, ${here.toLowerCase()}` : here);
	return [{ label: 'Availability', value }];
}

function featuresOf(main: HTMLElement): Fact[] {
	const features = [...main.querySelectorAll('[data-features] li')].map(textOf);
	return features.length === 0 ? [] : [{ label: 'Features', value: features.join(', ') }];
}

function factsOf(list: Element): Fact[] {
	return [...list.querySelectorAll('dt, th')].map((label) => ({
		label: textOf(label),
		value: textOf(label.nextElementSibling),
	}));
}

function textOf(element: Element | null): string {
	return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
