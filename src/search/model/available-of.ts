import { AVAILABLE_STATUSES } from '../../domain/vehicle/state/availability.ts';

/**
 * The number of available vehicles of a search. Lists show sold vehicles for some days (SOLD-006), but stock counts exclude them.
 *
 * @param statuses number of vehicles by status, without the search's own status refinement
 * @param ticked the statuses the search is refined to; none for all
 */
export function availableOf(
	statuses: Readonly<Record<string, number>> = {},
	ticked: readonly string[] = [],
): number {
	return AVAILABLE_STATUSES.filter((each) => ticked.length === 0 || ticked.includes(each)).reduce(
		(sum, each) => sum + (statuses[each] ?? 0),
		0,
	);
}
