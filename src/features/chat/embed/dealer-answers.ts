import type { HoursLabel } from '../../../domain/answers/hours-answer.ts';
import type { DealerAnswers, TimedPassage } from '../../../domain/answers/passages/dealer-answers.ts';
import type { AnsweringLocation } from '../../../domain/answers/passages/location-passages.ts';
import { OFFER } from '../../../domain/answers/passages/passage.ts';
import type { StockName } from '../../../domain/answers/vehicles/vehicle-words.ts';
import { namesRate, nameWithoutRates } from '../../../domain/offer/offer-rates.ts';
import { windowEdges } from '../../../domain/time/date-window.ts';
import { locationPath } from '../../../paths/paths.ts';
import { shownLocation, visibleLocations } from '../../../site/shown-location.ts';
import type { Site } from '../../../site/site.ts';
import { offerPage, offersOf } from '../../offers/embed/offers-of.ts';
import { dealerPassages } from './dealer-passages.ts';

/** What answers may quote about a dealer: its text pages, its offers, its locations, and the names of its stock. */
export function dealerAnswers(site: Site): DealerAnswers {
	const pages = dealerPassages(site).map((passage): TimedPassage => ({ passage, window: null }));
	return {
		// A rate is never quoted, as it needs its comparison rate and the warning beside it (resolution 220).
		pages: [...pages, ...offerPassages(site)].filter(({ passage }) => !namesRate(passage.text)),
		locations: locations(site),
		names: stockNames(site),
	};
}

function offerPassages(site: Site): TimedPassage[] {
	if (site.dealer.features.offers === false) return [];
	return offersOf(site).map((offer) => ({
		passage: {
			label: OFFER,
			text: nameWithoutRates(offer.name),
			from: 'Special offers',
			href: offerPage(offer, site),
		},
		window: windowEdges(offer),
	}));
}

const HOURS_OF: Readonly<Record<string, HoursLabel>> = { service: 'Service hours', parts: 'Parts hours' };

function locations({ dealer, now }: Site): AnsweringLocation[] {
	return visibleLocations(dealer).map((location) => {
		const { name, slug, address, phone, hours } = shownLocation(location, dealer, now);
		return {
			name,
			hours_of: HOURS_OF[location.location_type ?? ''] ?? 'Opening hours',
			address,
			phone: phone?.text ?? null,
			href: locationPath(slug),
			timetable: hours.timetable,
		};
	});
}

function stockNames({ listed }: Site): StockName[] {
	const named = listed.flatMap(({ make, model, badge }) => (make && model ? { make, model, badge } : []));
	const models = Map.groupBy(named, ({ make, model }) => `${make}\n${model}`);
	return [...models.values()].flatMap((vehicles) => {
		const badges = new Set(vehicles.flatMap(({ badge }) => badge ?? []));
		return vehicles.slice(0, 1).map(({ make, model }) => ({ make, model, badges: [...badges] }));
	});
}
