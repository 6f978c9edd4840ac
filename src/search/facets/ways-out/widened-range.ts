import type { Range } from '../../state.ts';
import { capitalised } from '../capitalised.ts';
import { RANGE_FACETS, type RangeFacetName } from '../facets.ts';
import { unitLabel } from '../ranges/range-label.ts';

/** The lowest and highest number that vehicles have of each facet. */
export type Bounds = { readonly [Name in RangeFacetName]?: { readonly min: number; readonly max: number } };

/** A range widened as far as the nearest vehicle: 'Up to $36,000'. Null where the nearest is within it, or none is known. */
export function widenedRange(
	facet: RangeFacetName,
	range: Range | undefined,
	bounds: Bounds[RangeFacetName],
): { range: Range; label: string } | null {
	if (!range || !bounds) return null;
	const { unit, roundTo } = RANGE_FACETS[facet];
	const { min, max } = range;
	const wider =
		max !== null && bounds.min > max
			? { min, max: Math.ceil(bounds.min / roundTo) * roundTo }
			: min !== null && bounds.max < min
				? { min: Math.floor(bounds.max / roundTo) * roundTo, max }
				: null;
	return wider && { range: wider, label: capitalised(unitLabel(unit, wider).replace(/^under/, 'up to')) };
}
