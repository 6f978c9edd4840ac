import type { DrawTable, Prize } from './prizes.ts';
import { positionsOf } from './prizes.ts';

/** One slice of the wheel; null for one that wins nothing. */
export interface Slice {
	prize: Prize | null;
	/** Turn of its beginning and its end, 0 to 1, clockwise from the top. */
	from: number;
	to: number;
}

/** The widest slice of a prize, a share of the turn: a likelier prize has several. */
const WIDEST = 0.09;

/**
 * The slices of the wheel, as wide as the chances: every prize is between two slices that win nothing.
 *
 * @param isLeft whether a prize can still be won; one that has run out is part of what wins nothing
 */
export function wheelSlices(table: DrawTable, isLeft: (prize: Prize) => boolean): Slice[] {
	const positions = positionsOf(table);
	const left = table.prizes.filter(isLeft);
	const pieces = inTurns(
		left.map((prize) => {
			const count = Math.ceil(prize.weight / positions / WIDEST);
			return Array.from({ length: count }, () => ({ prize, width: prize.weight / positions / count }));
		}),
	);
	const nothing = 1 - pieces.reduce((sum, { width }) => sum + width, 0);
	if (pieces.length === 0) return [{ prize: null, from: 0, to: 1 }];
	const gap = nothing / pieces.length;
	let turn = 0;
	return pieces.flatMap(({ prize, width }) => {
		const middle = turn + width;
		const slices: Slice[] = [{ prize, from: turn, to: middle }];
		turn = middle + gap;
		return gap > 0 ? [...slices, { prize: null, from: middle, to: turn }] : slices;
	});
}

/** Takes from each list in turns, so that slices of one prize are not beside each other. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
		lists.flatMap((list) => list.slice(index, index + 1)),
	);
}

/**
 * The turn at which the wheel stops: the middle of a slice with the result, the one farthest from the rarest prize, as stopping beside it
 * would look like a near miss, which a draw does not have.
 */
export function stoppingTurn(slices: readonly Slice[], prizeId: string | null): number {
	const middle = ({ from, to }: Slice) => (from + to) / 2;
	const [rarest] = slices.filter(({ prize }) => prize).sort((a, b) => width(a) - width(b));
	const away = (slice: Slice) => {
		const distance = Math.abs(middle(slice) - (rarest ? middle(rarest) : 0));
		return Math.min(distance, 1 - distance);
	};
	const [chosen] = slices
		.filter(({ prize }) => (prize?.id ?? null) === prizeId)
		.sort((a, b) => away(b) - away(a));
	return chosen ? middle(chosen) : 0;
}

function width({ prize }: Slice): number {
	return prize?.weight ?? 0;
}
