import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import type { ShownStock } from './shown-stock.ts';

/** The minimum number of vehicles in a rejected fall: small dealers may sell half their yard in a week. */
const SMALLEST_FALL = 5;

/** The minimum number of vehicles before for an empty site to be rejected. */
const SMALLEST_EMPTIED = 3;

/** The figures of a stock for comparison. */
export interface ComparedStock extends ShownStock {
	rows: number;
}

/**
 * Whether a fall in listed vehicles is more likely a mistake in the feed than sales: more than the dealer's allowed share and at least
 * {@link SMALLEST_FALL}, or all of at least {@link SMALLEST_EMPTIED}. A share of 1 allows every fall.
 */
export function isLargeFall(before: number, after: number, maxShare: number): boolean {
	if (maxShare >= 1) return false;
	const lost = before - after;
	return (lost >= SMALLEST_FALL && lost > before * maxShare) || (after === 0 && before >= SMALLEST_EMPTIED);
}

/** The reason for rejecting stock with far fewer vehicles: the numbers, the likely cause, the remedy. */
export function fallReason(
	source: string,
	slug: string,
	maxShare: number,
	before: ComparedStock,
	after: ComparedStock,
): string {
	return [
		`${source}: the site would show ${formatNumber(after.shown)} instead of ${formatNumber(before.shown)} vehicles, a larger fall than the ${formatNumber(maxShare * 100)}% that stock.max_fall_share allows`,
		`likely reason: ${likelyReason(before, after)}`,
		`if they are really gone, run npm run build -- ${slug} --accept-fewer once, or raise stock.max_fall_share`,
	].join('; ');
}

/** The reason with the largest increase in vehicles not shown, including missing rows. */
function likelyReason(before: ComparedStock, after: ComparedStock): string {
	const rows = `${formatNumber(after.rows)} ${after.rows === 1 ? 'row' : 'rows'}`;
	const reasons = Object.entries(after.not_shown).map(([reason, count]) => ({
		lost: count - (before.not_shown[reason] ?? 0),
		words: wordsOf(reason, formatNumber(count), rows),
	}));
	const missing = {
		lost: before.rows - after.rows,
		words: `the source holds ${rows}; the last good one held ${formatNumber(before.rows)}`,
	};
	return [...reasons, missing].reduce((most, each) => (each.lost > most.lost ? each : most)).words;
}

function wordsOf(reason: string, count: string, rows: string): string {
	const [, status = null] = /^status says (.*)$/.exec(reason) ?? [];
	return status === null ? `${reason}: ${count} of ${rows}` : `status: ${count} of ${rows} say ${status}`;
}
