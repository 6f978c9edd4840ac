import { visitorDay } from '../../../../browser/visitor-day.ts';
import { formatDollars } from '../../../../domain/price/money.ts';
import type { WatchlistRow } from './watchlist-row.ts';

/** Dollars by which a vehicle's price has changed since it was saved; 0 for no change, null when either price is unknown. */
export function priceChange({
	amount,
	amountThen,
}: Pick<WatchlistRow, 'amount' | 'amountThen'>): number | null {
	return amount === null || amountThen === null ? null : amount - amountThen;
}

/** What has become of a vehicle since it was saved: the change with its direction, and the rest of the sentence. */
export function sinceSaved(row: WatchlistRow): { change: string | null; isLess: boolean; text: string } {
	const { state, soldAt, amountThen, savedAt } = row;
	const none = { change: null, isLess: false };
	if (state === 'ended') {
		const when = soldAt === null ? '' : `${visitorDay(soldAt)}. `;
		const then =
			amountThen === null
				? `You saved it on ${visitorDay(savedAt)}.`
				: `${formatDollars(amountThen)} when you saved it.`;
		return { ...none, text: when + then };
	}
	const change = priceChange(row);
	if (change === null || amountThen === null)
		return { ...none, text: `You saved it on ${visitorDay(savedAt)}` };
	if (change === 0) return { ...none, text: `Same price as when you saved it on ${visitorDay(savedAt)}` };
	return {
		change: `${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`,
		isLess: change < 0,
		text: `than when you saved it: ${formatDollars(amountThen)} on ${visitorDay(savedAt)}`,
	};
}

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberText = (count: number) => SMALL[count] ?? String(count);

/** 'Four cars. One is cheaper, one is reserved, one has sold.' */
export function listSummary(rows: readonly WatchlistRow[], noun: { one: string; many: string }): string {
	const count = (isOne: (row: WatchlistRow) => boolean) => rows.filter(isOne).length;
	const parts = [
		part(
			count((row) => (priceChange(row) ?? 0) < 0),
			'is cheaper',
			'are cheaper',
		),
		part(
			count((row) => (priceChange(row) ?? 0) > 0),
			'costs more',
			'cost more',
		),
		part(
			count(({ state }) => state === 'reserved'),
			'is reserved',
			'are reserved',
		),
		part(
			count(({ state }) => state === 'ended'),
			'is no longer for sale',
			'are no longer for sale',
		),
	].filter((text) => text !== null);
	const first = `${numberText(rows.length)} ${rows.length === 1 ? noun.one : noun.many}.`;
	if (parts.length === 0)
		return `${first} Nothing has changed since you saved ${rows.length === 1 ? 'it' : 'them'}.`;
	const [start = '', ...others] = parts;
	return `${first} ${[start, ...others.map((text) => text.toLowerCase())].join(', ')}.`;
}

function part(count: number, one: string, many: string): string | null {
	return count === 0 ? null : `${numberText(count)} ${count === 1 ? one : many}`;
}
