import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isKnownStatus, STATUS_WORDS } from '../../domain/vehicle/state/availability.ts';
import { isListed } from '../../domain/vehicle/state/visibility.ts';
import type { RowFinding } from '../check/findings.ts';
import type { SelectedStock } from './select-stock.ts';

/** The number of a feed's vehicles in the site's lists, and why the others are not listed. */
export interface ShownStock {
	shown: number;
	/** Number of vehicles not shown, by reason in words. */
	not_shown: Record<string, number>;
}

/** The rules of lists: the days that a sold vehicle stays (SOLD-006), and the time of the build. */
export interface ListRules {
	soldDays: number;
	now: Date;
}

/**
 * Counts the vehicles that lists show.
 *
 * @param notices of the feed, which quote its original status words
 */
export function shownStock(
	{ vehicles, left_out }: SelectedStock,
	{ soldDays, now }: ListRules,
	notices: readonly RowFinding[],
): ShownStock {
	const asWritten = new Map(
		notices.filter(({ field }) => field === 'status').map(({ id, found }) => [id, found] as const),
	);
	const not_shown: Record<string, number> = {};
	const add = (reason: string, count: number) => {
		not_shown[reason] = (not_shown[reason] ?? 0) + count;
	};
	for (const [setting, count] of Object.entries(left_out)) add(`left out by stock.${setting}`, count);
	let shown = 0;
	for (const vehicle of vehicles) {
		if (isListed(vehicle, soldDays, now)) shown++;
		else add(reasonNotListed(vehicle, asWritten.get(vehicle.id)), 1);
	}
	return { shown, not_shown };
}

function reasonNotListed({ show_on_dealer_website, sold, status }: Vehicle, written?: string): string {
	if (!show_on_dealer_website) return 'show_on_dealer_website is false';
	if (sold || isKnownStatus(status)) return sold ? 'sold' : status.replaceAll('_', ' ');
	return `status says ${written ?? JSON.stringify(status)}, which is none of ${STATUS_WORDS.join(', ')}`;
}
