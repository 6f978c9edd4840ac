import { UserError } from '../command.ts';
import type { ConcernedFleet } from '../concern/find-concerned.ts';

/**
 * Of the dealers that a change concerns, those that are named; all of them when none is.
 *
 * @param slugs all dealers that exist now
 * @throws UserError for a name that no dealer has or had
 */
export function selectDealers(
	fleet: ConcernedFleet,
	names: readonly string[],
	slugs: readonly string[],
): ConcernedFleet {
	if (names.length === 0) return fleet;
	const unknown = names.find((name) => !slugs.includes(name) && !fleet.removed.includes(name));
	if (unknown !== undefined)
		throw new UserError(
			`There is no dealer '${unknown}', neither now nor in the earlier commit. Known: ${[...slugs, ...fleet.removed].toSorted().join(', ')}`,
		);
	const present = fleet.present.filter(({ slug }) => names.includes(slug));
	const removed = fleet.removed.filter((slug) => names.includes(slug));
	return {
		...fleet,
		present,
		removed,
		others: slugs.length + fleet.removed.length - present.length - removed.length,
	};
}
