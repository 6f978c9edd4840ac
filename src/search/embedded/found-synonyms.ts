import { type Column, scalarsOf } from './column.ts';
import type { EngineSettings } from './engine-settings.ts';
import { wordsOf } from './text/tokens.ts';

/**
 * The synonyms that can find a document, as a value of a searchable column has their words. Those of cars are no use in a caravan dealer's
 * file.
 */
export function foundSynonyms(
	{ synonyms, searchableAttributes }: EngineSettings,
	columns: readonly Pick<Column, 'path' | 'dictionary'>[],
): EngineSettings['synonyms'] {
	const words = columns
		.filter(({ path }) => searchableAttributes.includes(path))
		.flatMap(({ dictionary }) => dictionary.flatMap(scalarsOf))
		.map((value) => between(String(value)))
		.join('');
	return Object.fromEntries(
		Object.entries(synonyms)
			.map(([text, others]) => [text, others.filter((other) => words.includes(between(other)))] as const)
			.filter(([, others]) => others.length > 0),
	);
}

/** The words of a text between spaces. */
const between = (text: string) => ` ${wordsOf(text).join(' ')} `;
