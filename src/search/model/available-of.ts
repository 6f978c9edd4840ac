import { AVAILABLE_STATUSES } from '../../domain/vehicle/availability.ts';

/**
 * How many vehicles of a search can be bought. Lists show sold ones for some days more (SOLD-006), but no count of the stock has them.
 *
 * @param statuses how many vehicles have each status, whatever is ticked of that
 * @param ticked the statuses the search is narrowed to; none for all
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
