import type { Life } from '../life.ts';
import type { Slot } from '../slots.ts';
import type { Variant } from '../variant.ts';
import type { About } from './about.ts';
import { monthInWords } from './story.ts';

/** The facts that sentences about a vehicle draw on. */
export function aboutOf(
	{ car_type, variant, yard }: Slot,
	{ built, age, km }: Life,
	{ colour, interior, story }: Pick<About, 'colour' | 'story'> & { interior: string | null },
): About {
	const { make, model, badge, facts, kit, extras, tow, lams } = variant;
	return {
		car_type,
		make,
		model,
		badge,
		year: Number(built.slice(0, 4)),
		builtInWords: monthInWords(built),
		age,
		km,
		colour,
		interior: interior ?? '',
		kit,
		extras,
		body: facts.simple_body,
		seats: facts.seats ?? 0,
		fuel: facts.simple_fuel ?? '',
		use: facts.variant?.fuelconsumptioncombined ?? null,
		tank: facts.variant?.fuelcapacity ?? null,
		tow,
		drive: facts.drive ?? '',
		gearbox: facts.trans ?? '',
		cc: facts.variant?.enginesize ?? 0,
		lams,
		van: vanOf(variant),
		yard: yard.spokenName ?? yard.name,
		story,
	};
}

function vanOf({ facts: { specifications, variant }, kit }: Variant): About['van'] {
	if (!specifications) return null;
	return {
		plan: kit[0] ?? '',
		feet: specifications.body_length ?? 0,
		width: specifications.body_width ?? '',
		tare: specifications.tare_weight ?? 0,
		most: specifications.aggregate_trailer_mass ?? variant?.grossvehiclemass ?? 0,
		sleeps: specifications.sleeps ?? 0,
		isTowed: specifications.axle_type !== null,
	};
}
