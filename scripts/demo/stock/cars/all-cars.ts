import type { Variant } from '../variant.ts';
import type { CarMake } from './car-line.ts';
import { carVariants } from './car-variants.ts';
import { ELECTRIC_MAKES } from './electric-makes.ts';
import { FORD_AND_HOLDEN } from './ford-and-holden.ts';
import { GERMAN_PREMIUM_MAKES } from './german-premium-makes.ts';
import { GWM } from './gwm.ts';
import { HONDA } from './honda.ts';
import { HYUNDAI } from './hyundai.ts';
import { ISUZU_UTE } from './isuzu-ute.ts';
import { KIA } from './kia.ts';
import { LEXUS } from './lexus.ts';
import { MAZDA } from './mazda.ts';
import { MG } from './mg.ts';
import { MITSUBISHI } from './mitsubishi.ts';
import { NISSAN } from './nissan.ts';
import { SMALLER_MAKES } from './smaller-makes.ts';
import { SUBARU } from './subaru.ts';
import { SUZUKI } from './suzuki.ts';
import { TOYOTA } from './toyota.ts';
import { VOLKSWAGEN } from './volkswagen.ts';

const MAKES: readonly CarMake[] = [
	TOYOTA,
	KIA,
	MG,
	MITSUBISHI,
	GWM,
	SUZUKI,
	HYUNDAI,
	MAZDA,
	...FORD_AND_HOLDEN,
	NISSAN,
	SUBARU,
	HONDA,
	ISUZU_UTE,
	LEXUS,
	VOLKSWAGEN,
	...ELECTRIC_MAKES,
	...GERMAN_PREMIUM_MAKES,
	...SMALLER_MAKES,
];

/** Every car that the demo's dealers may stock. */
export const ALL_CARS: readonly Variant[] = MAKES.flatMap(carVariants);
