import type { ListFacetName } from '../facets/facets.ts';
import type { SortName } from '../sorts.ts';
import type { Range, Ranges, Refinements } from '../state.ts';
import { withoutMixedAlternatives } from './alternatives.ts';
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
	/** The words without a meaning, for keyword search, and terms that hits must not contain: `-haval`. */
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
	const sentence = sentenceOf(typed, vocabulary);
	/** Whether 'or' is between an item and the range before it. */
	let isWide = false;
	for (const item of withoutMixedAlternatives(decidedItems(itemsOf(sentence)))) {
		const { kind, start, end, isAlternative } = item;
		const text = sentence.text.slice(start, end);
		isWide ||= isAlternative;
		if (kind === 'values') {
			const { facet, values } = item;
			const known = refinements[facet] ?? values;
			// Prado beside LandCruiser is one of these.
			const both = known.filter((value) => values.includes(value));
			const isNarrower = !isAlternative && both.length === Math.min(known.length, values.length);
			refinements[facet] = isNarrower ? both : [...new Set([...known, ...values])];
		} else if (kind === 'range') {
			const { facet, range } = item;
			const known = ranges[facet] ?? range;
			const [joinMins, joinMaxes] = isWide ? [Math.min, Math.max] : [Math.max, Math.min];
			const min = joinMins(known.min ?? 0, range.min ?? 0) || null;
			const most = joinMaxes(known.max ?? Infinity, range.max ?? Infinity);
			const max = most < Infinity ? most : null;
			// 'Under 20k or over 50k' is any price, and 'under 20k, over 50k' none.
			if ((min ?? max) === null || (min ?? 0) > most) unused.push(text);
			else ranges[facet] = { min, max };
			isWide = false;
		} else if (kind === 'word') words.push(item.terms ?? text);
		else if (kind === 'unused') unused.push(text);
		else sort = kind;
	}
	// A model implies its make.
	refinements.make = (refinements.make ?? []).filter(
		(make) => !refinements.make_model?.some((model) => model.startsWith(`${make} `)),
	);
	if (!refinements.make.length) delete refinements.make;
	return { refinements, ranges, sort, words, unused };
}
