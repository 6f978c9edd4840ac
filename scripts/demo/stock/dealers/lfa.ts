import { engine } from '../cars/car-line.ts';
import { carVariants } from '../cars/car-variants.ts';
import { DUAL6 } from '../cars/gearboxes.ts';
import { COUPE } from '../cars/shapes.ts';
import type { Variant } from '../variant.ts';

const COMMENTS =
	'One of 500 built, and offered here for its first owner. It has lived in a dry garage on a battery conditioner and comes out on Sundays. ' +
	'The service book has a stamp for every year, all by the same workshop. Both keys, the fitted luggage and the build sheet are with it. ' +
	'We show it at Newstead by appointment, and ask for proof of funds before a drive.';

/** A collector's car with a seven-figure price. */
export const LFA: readonly Variant[] = carVariants({
	make: 'Lexus',
	vinStarts: ['JTH'],
	paints: [['Pearl Yellow', 'yellow']],
	lines: [
		{
			model: 'LFA',
			years: [2011, 2012],
			shape: { ...COUPE, seats: 2 },
			size: [4505, 1895, 1220],
			tank: 73,
			hold: 1,
			share: 1,
			badges: [
				[
					'',
					0,
					750_000,
					engine('premium', 4805, 10, 480, 12.9),
					{ ...DUAL6, text: '6-speed automated manual' },
					'RWD',
				],
			],
			kit: [
				[
					'Carbon-fibre body',
					'Carbon ceramic brakes',
					'Torsen limited-slip differential',
					'20-inch forged alloy wheels',
					'Leather and Alcantara seats, heated',
					'Mark Levinson sound system',
					'Active rear wing',
					'Titanium exhaust',
				],
			],
		},
	],
}).map((variant) => ({ ...variant, price: 1_234_567, yearlyKm: [400, 700], comments: COMMENTS }));
