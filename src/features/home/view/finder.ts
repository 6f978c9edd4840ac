import { CAR_TYPE_LABELS, CAR_TYPES } from '../../../domain/vehicle/attributes/car-type.ts';
import { availableCount } from '../../../domain/vehicle/stock/available-count.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import type { Site } from '../../../site/site.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Finder, FinderField } from '../page-data.ts';
import { exampleSentences } from './example-sentences.ts';

/** The finder: make, body type and condition. */
export function finderOf({ site }: Pick<SiteContext, 'site'>): Finder {
	const { dealer, listed } = site;
	return {
		action: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
		count: availableCount(listed),
		noun: stockNoun(dealer),
		examples: exampleSentences(site),
		fields: fieldsOf(site).filter(({ choices }) => choices.length > 1),
	};
}

function fieldsOf({ makes, bodies, counts }: Site): FinderField[] {
	const named = ({ name }: { name: string }) => ({ value: name, label: name });
	const types = CAR_TYPES.filter((type) => counts[type] > 0).map((type) => ({
		value: type,
		label: CAR_TYPE_LABELS[type],
	}));
	const conditions = anyOf(types.map(({ label }) => label.toLowerCase()));
	return [
		{ facet: 'make', label: 'Make', any: 'Any make', words: 'any make', choices: makes.map(named) },
		{ facet: 'body', label: 'Body type', any: 'Any style', words: 'any style', choices: bodies.map(named) },
		{ facet: 'car_type', label: 'Condition', any: 'Any', words: conditions, choices: types },
	];
}

/** Joins alternatives: 'new, demo or used'. */
function anyOf(words: readonly string[]): string {
	return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}
