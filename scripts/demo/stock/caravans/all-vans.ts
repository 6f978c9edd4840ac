import type { Paint } from '../paints.ts';
import type { SharedFacts, Variant } from '../variant.ts';
import { JAYCO } from './jayco.ts';
import { OTHER_VAN_MAKES } from './other-van-makes.ts';
import type { Layout, VanLine } from './van-line.ts';

/** Vans are white and differ in the colour of their graphics. */
const GRAPHICS: readonly Paint[] = [
	['White with blue graphics', 'blue'],
	['White with orange graphics', 'orange'],
	['White with green graphics', 'green'],
	['White with charcoal graphics', 'grey'],
];

/** Campers and campervans are painted. */
const PAINTS: readonly Paint[] = [
	['Arctic White', 'white'],
	['Desert Sand', 'sand'],
	['Eucalypt Green', 'green'],
	['Silver', 'silver'],
	['Iron Grey', 'grey'],
];

/** Kilometres a motorhome is driven in a year. */
const YEARLY_KM = [4_000, 13_000] as const;

/** Every caravan, camper and motorhome that the demo's caravan dealer may stock, one variant for each layout. */
export const ALL_VANS: readonly Variant[] = [...JAYCO, ...OTHER_VAN_MAKES].flatMap((line) =>
	line.layouts.map((layout) => ({
		make: line.make,
		model: line.model,
		badge: layout[0],
		from: line.years[0],
		to: line.years[1],
		newPrice: layout[1],
		hold: line.hold,
		share: line.share,
		yearlyKm: line.base ? YEARLY_KM : null,
		picture: line.shape.picture,
		paints: ['camper', 'van'].includes(line.shape.picture) ? PAINTS : GRAPHICS,
		vinStart: line.base ? 'ZFA' : '6K9',
		kit: [layout[8], ...line.kit],
		extras: [],
		tow: null,
		lams: false,
		facts: factsOf(line, layout),
	})),
);

function factsOf({ shape, base }: VanLine, [, , feet, width, tare, atm, sleeps, axles]: Layout): SharedFacts {
	return {
		item_type: 'caravan',
		simple_body: shape.body,
		bodyconfiguration: shape.body,
		specifications: {
			body_length: feet,
			body_width: width,
			tare_weight: tare,
			// A motorhome is not towed: its limit is the GVM, below.
			aggregate_trailer_mass: base ? null : atm,
			sleeps,
			axle_type: axles,
		},
		...(base && {
			seats: base.seats,
			simple_fuel: 'Diesel',
			fuel: 'Diesel',
			simple_transmission: 'Automatic',
			trans: `${base.gears}-speed automatic`,
			gearnum: base.gears,
			drive: base.drive,
			engine_size: base.engine,
			variant: {
				cylinders: 4,
				enginesize: base.cc,
				enginesize_litres: Number.parseFloat(base.engine),
				induction: 'Turbo intercooled',
				torque: `${base.torque} Nm`,
				grossvehiclemass: atm,
				geartype: 'Automatic',
			},
		}),
	};
}
