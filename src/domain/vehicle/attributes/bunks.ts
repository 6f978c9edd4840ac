import type { Vehicle } from '../record/vehicle.ts';

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const BUNKS = /\b(?:(two|three|four|\d) )?bunk(?:s| beds?)?\b/i;

/** Bunks that the caravan has not, or no more. */
const WITHOUT =
	/\b(?:no|without|instead of|took the|removed the) bunks?\b|\bbunks? (?:were |was |are |is )?(?:removed|taken|out)\b/i;

/**
 * The bunks of a caravan, as a shopper searches for them: '3 bunks'. Feeds have no field for them, and their sum of berths does not tell
 * bunks from a second bed. Null where the dealer's comments name none.
 */
export function bunksOf({
	item_type,
	dealercomments,
}: Pick<Vehicle, 'item_type' | 'dealercomments'>): string | null {
	const comments = dealercomments ?? '';
	const found = BUNKS.exec(comments);
	if (item_type !== 'caravan' || !found || WITHOUT.test(comments)) return null;
	const [, count] = found;
	return count === undefined ? 'bunks' : `${COUNTS[count.toLowerCase()] ?? count} bunks`;
}
