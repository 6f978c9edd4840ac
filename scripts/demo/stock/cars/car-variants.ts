import type { SharedFacts, Variant } from '../variant.ts';
import type { Badge, CarLine, CarMake, Engine, Fuel } from './car-line.ts';
import { kitOfGrade } from './kit-of-grade.ts';

const FUELS: Record<Fuel, { simple: string; full: string }> = {
	petrol: { simple: 'Petrol', full: 'Petrol, unleaded' },
	premium: { simple: 'Petrol', full: 'Petrol, premium unleaded' },
	diesel: { simple: 'Diesel', full: 'Diesel' },
	hybrid: { simple: 'Hybrid', full: 'Petrol and electric hybrid' },
	'premium hybrid': { simple: 'Hybrid', full: 'Premium petrol and electric hybrid' },
	'plug-in': { simple: 'Plug-in hybrid', full: 'Petrol and electric, plug-in hybrid' },
	electric: { simple: 'Electric', full: 'Electric' },
};

/** Every variant of a car maker, present and past, one for each badge. */
export function carVariants({ make, vinStarts, paints, lines }: CarMake): Variant[] {
	return lines.flatMap((line) =>
		line.badges.map((badge, index) => {
			const [name, grade, newPrice, , , , more] = badge;
			return {
				make,
				model: line.model,
				badge: name,
				from: line.years[0],
				to: line.years[1],
				newPrice,
				hold: line.hold,
				share: line.share,
				yearlyKm: [8_500, 19_500],
				picture: (more?.shape ?? line.shape).picture,
				paints,
				vinStart: vinStarts[index % vinStarts.length] ?? '',
				kit: kitOfGrade(line.kit, grade),
				extras: grade === 0 ? [] : (line.kit[grade] ?? []),
				tow: more?.tow ?? line.tow ?? null,
				lams: false,
				facts: factsOf(line, badge),
			};
		}),
	);
}

function factsOf(line: CarLine, [, , , engine, gearbox, drive, more]: Badge): SharedFacts {
	const shape = more?.shape ?? line.shape;
	const [length, width, height] = more?.size ?? line.size;
	const fuel = FUELS[engine.fuel];
	return {
		item_type: 'car',
		series: more?.series,
		simple_body: shape.body,
		bodyconfiguration: shape.words,
		seats: more?.seats ?? shape.seats,
		doors: shape.doors,
		simple_fuel: fuel.simple,
		fuel: fuel.full,
		simple_transmission: gearbox.kind,
		trans: gearbox.text,
		gearnum: gearbox.gears,
		drive,
		engine_size: engine.cc === 0 ? undefined : `${litres(engine)} L`,
		variant: {
			...engineFacts(engine, more?.use),
			fuelcapacity: line.tank,
			grossvehiclemass: more?.gvm,
			vehiclelength: length,
			vehiclewidth: width,
			vehicleheight: height,
			torque: `${engine.torque} Nm`,
			ancaprating: line.ancap,
			bodyconfiguration: shape.words,
			geartype: gearbox.type,
		},
	};
}

function engineFacts(engine: Engine, use = engine.use) {
	return engine.cc === 0
		? {}
		: {
				cylinders: engine.cylinders,
				enginesize: engine.cc,
				enginesize_litres: Number(litres(engine)),
				induction: engine.induction,
				fuelconsumptioncombined: use,
			};
}

function litres({ cc }: Engine): string {
	return (cc / 1000).toFixed(1);
}
