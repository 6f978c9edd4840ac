import leven from 'leven';
import { MANUFACTURERS, manufacturerOf } from '../../domain/model/manufacturers.ts';
import { BODY_TYPES, bodyTypeOf, OTHER_BODY_TYPES } from '../../domain/vehicle/attributes/body-types.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';

/** The maximum number of names listed for each kind. */
const NAMED = 10;

const MAKES = MANUFACTURERS.map(({ name }) => name);
const BODIES = Object.values({ ...BODY_TYPES, ...OTHER_BODY_TYPES }).map(({ label }) => label);

/** A sentence each on unknown makes and bodies, with suggestions: they have no page and no logo. */
export function unknownWords(vehicles: readonly Vehicle[]): string[] {
	return [
		...sentence(
			'make',
			vehicles.map(({ make }) => make),
			MAKES,
			(name) => manufacturerOf(name) !== null,
		),
		...sentence(
			'body',
			vehicles.map(({ simple_body }) => simple_body),
			BODIES,
			(name) => bodyTypeOf(name) !== null,
		),
	];
}

function sentence(
	kind: 'make' | 'body',
	words: readonly (string | null)[],
	known: readonly string[],
	isKnown: (word: string) => boolean,
): string[] {
	const unknown = Map.groupBy(
		words.filter((word) => word !== null && word !== '' && !isKnown(word)),
		String,
	);
	if (unknown.size === 0) return [];
	const named = [...unknown]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.slice(0, NAMED)
		.map(([word, { length }]) => `${JSON.stringify(word)} (${formatNumber(length)}${hint(word, known)})`);
	const more = unknown.size > NAMED ? [`${formatNumber(unknown.size - NAMED)} more`] : [];
	const noun =
		unknown.size === 1
			? `${kind} the product does not know`
			: `${kind === 'make' ? 'makes' : 'bodies'} the product does not know`;
	return [`${noun}: ${[...named, ...more].join(', ')}`];
}

function hint(word: string, known: readonly string[]): string {
	const distance = (candidate: string) => leven(word.toLowerCase(), candidate.toLowerCase());
	const [likeliest = ''] = known.toSorted((a, b) => distance(a) - distance(b));
	return distance(likeliest) <= Math.floor(word.length / 4)
		? `, did you mean ${JSON.stringify(likeliest)}?`
		: '';
}
