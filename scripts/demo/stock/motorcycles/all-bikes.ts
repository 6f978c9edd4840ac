import type { SharedFacts, Variant } from '../variant.ts';
import type { BikeLine, BikeMake } from './bike-line.ts';
import { HONDA_BIKES } from './honda-bikes.ts';
import { OTHER_BIKE_MAKES } from './other-bike-makes.ts';
import { TRIUMPH } from './triumph.ts';
import { YAMAHA } from './yamaha.ts';

const CYLINDERS: Record<string, number> = {
	Single: 1,
	'Parallel twin': 2,
	'V-twin': 2,
	'Flat twin': 2,
	'Inline three': 3,
	'Inline four': 4,
	V4: 4,
	'Flat six': 6,
};

/** Every motorcycle that the demo's motorcycle dealer may stock, one variant for each badge. */
export const ALL_BIKES: readonly Variant[] = [TRIUMPH, YAMAHA, HONDA_BIKES, ...OTHER_BIKE_MAKES].flatMap(
	variantsOf,
);

function variantsOf({ make, vinStarts, paints, lines }: BikeMake): Variant[] {
	return lines.flatMap((line) =>
		line.badges.map(([badge, newPrice], index) => ({
			make,
			model: line.model,
			badge,
			from: line.years[0],
			to: line.years[1],
			newPrice,
			hold: line.hold,
			share: line.share,
			yearlyKm: [1_800, 6_500],
			picture: line.style.picture,
			paints,
			vinStart: vinStarts[index % vinStarts.length] ?? '',
			kit: [...line.kit, `Seat height ${line.seat} mm`, `${line.wet} kg ready to ride`],
			extras: [],
			tow: null,
			lams: badge.includes('LAMS'),
			facts: factsOf(line, badge),
		})),
	);
}

function factsOf(line: BikeLine, badge: string): SharedFacts {
	const [words, cc, torque, use] = line.engine;
	const isElectric = cc === 0;
	const isManual = line.gears > 0 && !/DCT/.test(badge);
	return {
		item_type: 'motorcycle',
		simple_body: line.style.body,
		bodyconfiguration: line.style.body,
		seats: line.kit.includes('Floating solo seat') ? 1 : 2,
		simple_fuel: isElectric ? 'Electric' : 'Petrol',
		fuel: isElectric ? 'Electric' : cc > 600 ? 'Petrol, premium unleaded' : 'Petrol, unleaded',
		simple_transmission: isManual ? 'Manual' : 'Automatic',
		trans: isManual
			? `${line.gears}-speed manual`
			: line.gears > 0
				? `${line.gears}-speed dual-clutch automatic`
				: 'Twist and go',
		gearnum: line.gears || undefined,
		engine_size: isElectric ? undefined : `${cc.toLocaleString('en-AU')} cc`,
		variant: {
			...(isElectric
				? {}
				: {
						cylinders: CYLINDERS[words],
						enginesize: cc,
						induction: 'Naturally aspirated',
						fuelconsumptioncombined: use,
						fuelcapacity: line.tank,
					}),
			torque: `${torque} Nm`,
			geartype: isManual ? 'Manual' : 'Automatic',
		},
	};
}
