import { formatDollars } from '../../../domain/price/money.ts';
import { formatNumber } from '../../../domain/vehicle/attributes/measures.ts';
import type { Range } from '../../state.ts';
import type { RangeUnit } from '../facet.ts';
import { RANGE_FACETS, type RangeFacetName } from '../facets.ts';

/** The number format of each unit, and the words before and after. */
const UNITS: Record<RangeUnit, { format: (value: number) => string; upTo: string; after: string }> = {
	dollars: { format: formatDollars, upTo: 'under', after: '' },
	'dollars-a-week': { format: formatDollars, upTo: 'under', after: ' a week' },
	subscription: { format: formatDollars, upTo: 'under', after: ' subscription' },
	kilometres: { format: formatNumber, upTo: 'under', after: '\u00a0km' },
	year: { format: String, upTo: 'up to', after: '' },
	feet: { format: formatNumber, upTo: 'up to', after: '\u00a0ft' },
	kilograms: { format: formatNumber, upTo: 'up to', after: '\u00a0kg' },
	'cubic-centimetres': { format: formatNumber, upTo: 'up to', after: '\u00a0cc' },
};

/**
 * A range in words, for use within a sentence: 'under $30,000', 'from 2018', '10,000 to 50,000 km'. Empty for a range
 * that is open at both ends.
 */
export function rangeLabel(facet: RangeFacetName, range: Range): string {
	const { unit, label } = RANGE_FACETS[facet];
	const words = unitLabel(unit, range);
	// Kilograms need the label: there are several kinds of mass.
	return unit === 'kilograms' && words !== '' ? `${label} ${words}` : words;
}

/** A range of some unit in words; see {@link rangeLabel}. */
export function unitLabel(unit: RangeUnit, { min, max }: Range): string {
	const { format, upTo, after } = UNITS[unit];
	if (min === null) return max === null ? '' : `${upTo} ${format(max)}${after}`;
	if (max === null) return `from ${format(min)}${after}`;
	return min === max ? `${format(min)}${after}` : `${format(min)} to ${format(max)}${after}`;
}
