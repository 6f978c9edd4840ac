import { slugOf } from '../vehicle/naming/slug.ts';

/** A maker of vehicles sold in Australia (CONFIG-031, CONFIG-032). */
export interface Manufacturer {
	id: number;
	name: string;
	/** The segment of `/search/{make}`. */
	slug: string;
	/** A drawn monogram, served by every site that sells the make; a dealer may name its licensed file instead. */
	logo: { url: string };
}

/** Names by id. Ids are permanent: add at the end, never reuse one. */
const NAMES: Record<number, string> = {
	1: 'Abarth',
	2: 'Alfa Romeo',
	3: 'Alpine',
	4: 'Aston Martin',
	5: 'Audi',
	6: 'Bentley',
	7: 'BMW',
	8: 'BYD',
	9: 'Cadillac',
	10: 'Chery',
	11: 'Chevrolet',
	12: 'Chrysler',
	13: 'Citroen',
	14: 'Cupra',
	15: 'Daewoo',
	16: 'Daihatsu',
	17: 'Deepal',
	18: 'Dodge',
	19: 'DS',
	20: 'Ferrari',
	21: 'Fiat',
	22: 'Ford',
	23: 'Foton',
	24: 'FPV',
	25: 'Geely',
	26: 'Genesis',
	27: 'GMC',
	28: 'Great Wall',
	29: 'GWM',
	30: 'Haval',
	31: 'Hino',
	32: 'Holden',
	33: 'Honda',
	34: 'HSV',
	35: 'Hummer',
	36: 'Hyundai',
	37: 'Infiniti',
	38: 'Isuzu',
	39: 'Isuzu UTE',
	40: 'Iveco',
	41: 'Jac',
	42: 'Jaecoo',
	43: 'Jaguar',
	44: 'Jeep',
	45: 'Kia',
	46: 'Lamborghini',
	47: 'Land Rover',
	48: 'LDV',
	49: 'Leapmotor',
	50: 'Lexus',
	51: 'Lotus',
	52: 'Mahindra',
	53: 'Maserati',
	54: 'Mazda',
	55: 'McLaren',
	56: 'Mercedes-Benz',
	57: 'MG',
	58: 'MINI',
	59: 'Mitsubishi',
	60: 'Nissan',
	61: 'Omoda',
	62: 'Opel',
	63: 'Peugeot',
	64: 'Polestar',
	65: 'Porsche',
	66: 'Proton',
	67: 'RAM',
	68: 'Renault',
	69: 'Rolls-Royce',
	70: 'Rover',
	71: 'Saab',
	72: 'SEAT',
	73: 'Skoda',
	74: 'Smart',
	75: 'SsangYong',
	76: 'Subaru',
	77: 'Suzuki',
	78: 'Tata',
	79: 'Tesla',
	80: 'Toyota',
	81: 'Volkswagen',
	82: 'Volvo',
	83: 'XPeng',
	84: 'Zeekr',
	85: 'Aprilia',
	86: 'Benelli',
	87: 'CFMOTO',
	88: 'Ducati',
	89: 'Harley-Davidson',
	90: 'Husqvarna',
	91: 'Indian',
	92: 'Kawasaki',
	93: 'KTM',
	94: 'Moto Guzzi',
	95: 'Piaggio',
	96: 'Royal Enfield',
	97: 'Triumph',
	98: 'Vespa',
	99: 'Yamaha',
	100: 'Avan',
	101: 'Coromal',
	102: 'Crusader',
	103: 'Jayco',
	104: 'Kokoda',
	105: 'Lotus Caravans',
	106: 'New Age',
	107: 'Snowy River',
	108: 'Supreme',
	109: 'Viscount',
	110: 'Windsor',
	111: 'Winnebago',
	112: 'KGM',
	113: 'INEOS',
	114: 'Datsun',
	115: 'Caterham',
};

/** All known makes, with the four keys of CONFIG-032. */
export const MANUFACTURERS: readonly Manufacturer[] = Object.entries(NAMES).map(([id, name]) => ({
	id: Number(id),
	name,
	slug: slugOf(name),
	logo: { url: makeLogoUrl(slugOf(name)) },
}));

const BY_SLUG = new Map(MANUFACTURERS.map((manufacturer) => [manufacturer.slug, manufacturer]));

/** The manufacturer with a name, ignoring case, spaces and accents; null for an unknown name. */
export function manufacturerOf(name: string): Manufacturer | null {
	return BY_SLUG.get(slugOf(name)) ?? null;
}

/** The address of a make's monogram on every site. */
export function makeLogoUrl(slug: string): string {
	return `/makes/${slug}.svg`;
}
