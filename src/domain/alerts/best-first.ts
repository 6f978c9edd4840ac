import type { CarChange, ChangeKind } from './saved-car-change.ts';

/** Kinds of changes by what a shopper can do about them: buy for less, buy after all, ask the dealer, stop waiting. */
const ORDER: readonly ChangeKind[] = ['price-drop', 'back-on-sale', 'deposit-taken', 'sold', 'unavailable'];

/** Changes with the best first: by kind, then the largest saving in per cent. Equal ones keep their order. */
export function bestFirst<Change extends CarChange>(changes: readonly Change[]): Change[] {
	return changes.toSorted(
		(a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || savingOf(b) - savingOf(a),
	);
}

/** The part of the price that is saved; negative for a higher price. */
function savingOf({ price_then, price_now }: CarChange): number {
	return price_then === null || price_now === null ? 0 : (price_then - price_now) / price_then;
}
