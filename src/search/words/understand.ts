import type { ListFacetName } from '../facets/facets.ts';
import type { SortName } from '../sorts.ts';
import type { Range, Ranges, Refinements } from '../state.ts';
import { decidedItems } from './decided-items.ts';
import { itemsOf } from './reader.ts';
import { sentenceOf } from './sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a sentence asks for. */
export interface Understood {
	readonly refinements: Refinements;
	readonly ranges: Ranges;
	/** Null where the sentence names no order. */
	readonly sort: SortName | null;
	/** The words without a meaning, for keyword search, and terms that hits must not contain: `family -haval`. */
	readonly words: readonly string[];
	/** Parts that are not searched for, as keyword search would find the opposite: 'no rust'. */
	readonly unused: readonly string[];
}

/** The filters of a sentence in plain words. What is not certain stays a keyword. */
export function understand(typed: string, vocabulary: Vocabulary): Understood {
	const refinements: { [Name in ListFacetName]?: readonly string[] } = {};
	const ranges: Partial<Record<keyof Ranges, Range>> = {};
	let sort: SortName | null = null;
	const words: string[] = [];
	const unused: string[] = [];
	for (const item of decidedItems(itemsOf(sentenceOf(typed, vocabulary)))) {
		const { kind, text } = item;
		if (kind === 'names') {
			for (const { facet, values } of item.names) {
				const known = refinements[facet] ?? [];
				// Prado beside LandCruiser is one of these.
				const [few = [], many = []] = [known, values].sort((a, b) => a.length - b.length);
				const isNarrower =
					!item.isAlternative && few.length > 0 && few.every((value) => many.includes(value));
				refinements[facet] = isNarrower ? few : [...new Set([...known, ...values])];
			}
		} else if (kind === 'range') {
			const { min, max } = ranges[item.facet] ?? item.range;
			const range = { min: item.range.min ?? min, max: item.range.max ?? max };
			if (range.min && range.max && range.min > range.max) unused.push(text);
			else ranges[item.facet] = range;
		} else if (kind === 'sort') sort = item.sort;
		else (kind === 'word' ? words : unused).push(text);
	}
	return { refinements: withoutImpliedMakes(refinements), ranges, sort, words, unused };
}

/** Refinements without the makes of the named models, as a model implies its make. */
function withoutImpliedMakes({ make = [], ...others }: Refinements): Refinements {
	const makes = make.filter((each) => !others.make_model?.some((model) => model.startsWith(`${each} `)));
	return makes.length > 0 ? { ...others, make: makes } : others;
}
