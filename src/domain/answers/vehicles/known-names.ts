import { MANUFACTURERS } from '../../model/manufacturers.ts';
import { MODELS } from './models.ts';
import type { MakeAndModel } from './vehicle-words.ts';

/** Makes whose names are ordinary words. */
const ORDINARY = [
	'smart',
	'seat',
	'mini',
	'ram',
	'alpine',
	'genesis',
	'holiday',
	'tank',
	'victory',
	'indian',
];

/** Makes and models that a dealer may not have, without those whose names are ordinary words. */
export const KNOWN_NAMES: readonly MakeAndModel[] = [
	...MANUFACTURERS.filter(({ name }) => !ORDINARY.includes(name.toLowerCase())).map(({ name }) => ({
		make: name,
		model: '',
	})),
	...MODELS,
];
