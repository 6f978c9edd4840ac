import { formatDollars } from '../../domain/price/money.ts';
import { formatNumber } from '../../domain/vehicle/measures.ts';
import { RANGE_FACETS, type RangeFacetName } from '../../search/facets/facets.ts';
import type { RangeSection } from '../../search/model/search-model.ts';

/** How the numbers of a facet are written, and what to say to a text that is no number. */
interface NumberWords {
	format: (value: number) => string;
	/** The bound of an open end: '$100,000+'. */
	formatOpen: (value: number) => string;
	problem: string;
}

const DOLLARS = { format: formatDollars, formatOpen: (value: number) => `${formatDollars(value)}+` };

const inUnit = (unit: string, problem: string): NumberWords => ({
	format: (value) => `${formatNumber(value)} ${unit}`,
	formatOpen: (value) => `${formatNumber(value)}+ ${unit}`,
	problem,
});

function wordsOf(facet: RangeFacetName): NumberWords {
	switch (RANGE_FACETS[facet].unit) {
		case 'dollars':
			return { ...DOLLARS, problem: 'Enter a price in dollars, such as 30,000 or 30k.' };
		case 'dollars-a-week':
		case 'subscription':
			return { ...DOLLARS, problem: 'Enter an amount in dollars, such as 150.' };
		case 'kilometres':
			return inUnit('km', 'Enter kilometres in numbers, such as 50,000 or 50k.');
		case 'feet':
			return inUnit('ft', 'Enter a length in feet, such as 21.');
		case 'kilograms':
			return inUnit('kg', 'Enter kilograms in numbers, such as 2,500.');
		case 'cubic-centimetres':
			return inUnit('cc', 'Enter cubic centimetres in numbers, such as 650.');
		case 'year':
			return { format: String, formatOpen: String, problem: 'Enter a year, such as 2020.' };
	}
}

/** How the numbers of a slider are written, an open end with a plus. */
export function formatOf({
	facet,
	openFrom,
}: Pick<RangeSection, 'facet' | 'openFrom'>): (value: number) => string {
	const { format, formatOpen } = wordsOf(facet);
	return (value) => (value === openFrom ? formatOpen(value) : format(value));
}

/** What to say beside a field of a slider whose text is no number. */
export function problemOf(facet: RangeFacetName): string {
	return wordsOf(facet).problem;
}
