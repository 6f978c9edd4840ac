import { formatDollars } from '../../domain/price/money.ts';
import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { RANGE_FACETS, type RangeFacetName } from '../../search/facets/facets.ts';
import type { SliderValues } from '../../search/facets/ranges/slider.ts';
import type { RangeSection } from '../../search/model/search-model.ts';

/** Number format of a facet, with the error message for text that is not a number. */
interface NumberWords {
	format: (value: number) => string;
	/** Format of an open end: '$100,000+'. */
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

/** Number format of one end of a slider; where the highest is open, it has a plus. */
export function formatOf(
	{ facet, openFrom }: Pick<RangeSection, 'facet' | 'openFrom'>,
	thumb: keyof SliderValues,
): (value: number) => string {
	const { format, formatOpen } = wordsOf(facet);
	return (value) => (thumb === 'max' && value === openFrom ? formatOpen(value) : format(value));
}

/** Error message of a slider's number field. */
export function problemOf(facet: RangeFacetName): string {
	return wordsOf(facet).problem;
}
