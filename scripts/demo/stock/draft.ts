import { addDays, type LocalDate } from '../../../src/domain/time/local-date.ts';
import { slugOf } from '../../../src/domain/vehicle/naming/slug.ts';
import type { Colour } from '../pictures/catalogue.ts';
import type { DealerPlan } from './dealers/dealer-plan.ts';
import { vin } from './dealers/letters.ts';
import { locationOf } from './dealers/location-of.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { type Life, lifeOf } from './life.ts';
import { shownPaints } from './paints.ts';
import { priceOf } from './price-of.ts';
import { between, pick, pickEarly } from './random.ts';
import type { Slot } from './slots.ts';
import type { About } from './words/about.ts';
import { aboutOf } from './words/about-of.ts';
import { storyOf } from './words/story.ts';

/** A vehicle in the making: its record so far, and the facts its comments draw on. */
export interface Draft {
	slot: Slot;
	about: About;
	/** Its base colour, for its pictures. */
	base: Colour;
	/** Its list price in dollars; a state may remove it from the record. */
	price: number;
	vehicle: DemoVehicle;
}

const INTERIORS = ['Black', 'Black', 'Black', 'Grey', 'Charcoal', 'Black and grey', 'Beige'] as const;

/** A vehicle in the usual state: in stock, priced, shown. States change some vehicles afterwards. */
export function draftOf(plan: DealerPlan, slot: Slot, today: LocalDate): Draft {
	const { index, car_type, variant, yard, random } = slot;
	const { make, model, badge, facts } = variant;
	const life = lifeOf(slot, today);
	const [colour, base] = pickEarly(random, shownPaints(variant.paints, variant.picture));
	const interior = facts.item_type === 'car' ? pick(random, INTERIORS) : null;
	const story = storyOf(random, {
		item: facts.item_type,
		age: life.age,
		km: life.km,
		lastOwners: plan.lastOwners,
		month: Number(today.slice(5, 7)),
	});
	const stocknum = plan.stockNumber(index, car_type, yard);
	const year = Number(life.built.slice(0, 4));
	const name = [year, make, model, badge].filter(Boolean).join(' ');
	const price = priceOf(slot, life);
	const isNew = car_type === 'new';
	return {
		slot,
		base,
		price,
		about: aboutOf(slot, life, { colour, interior, story }),
		vehicle: {
			id: String(plan.firstId + index * 13),
			slug: slugOf(`${name} ${stocknum}`),
			name,
			make,
			model,
			badge: badge || null,
			year,
			km: life.km,
			price,
			status: 'in_stock',
			car_type,
			reserved: false,
			certified: false,
			sold: false,
			show_on_dealer_website: true,
			stocknum,
			vin: vin(random, variant.vinStart),
			regplate: isNew ? null : plan.plate(random),
			...datesOf(life, slot, today),
			views: isNew ? between(random, 3, 180) : between(random, 14, 640),
			colour,
			interior_colour: interior,
			...facts,
			standardEquipment: facts.item_type === 'caravan' ? variant.kit.slice(1) : [...variant.kit],
			has_nvic: facts.item_type === 'car',
			payment_processors: [...plan.payments],
			withheld_promises: story.services.done < story.services.due ? ['full_service_history'] : [],
			...locationOf(yard),
		},
	};
}

function datesOf({ built }: Life, { random, car_type }: Slot, today: LocalDate) {
	const plated = addDays(built, between(random, 20, 55));
	return {
		build_date: monthAndYear(built),
		compliance_date: monthAndYear(plated > today ? today : plated),
		rego_expiry: car_type === 'new' ? null : addDays(today, between(random, 24, 340)),
	};
}

/** '2024-03-15' as '03/2024', as on compliance plates. */
function monthAndYear(date: LocalDate): string {
	return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
