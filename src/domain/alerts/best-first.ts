import type { CarChange, ChangeKind } from './saved-car-change.ts';

/** What messages tell: changes of saved vehicles, and new matches of saved searches. */
type AlertKind = ChangeKind | 'new-matches';

/** Kinds by what a shopper can do about them: buy for less, buy after all, ask the dealer at once, look at another, stop waiting. */
const ORDER: readonly AlertKind[] = [
	'price-drop',
	'back-on-sale',
	'deposit-taken',
	'new-matches',
	'sold',
	'unavailable',
];

/** Changes with the best first: by kind, then the largest saving in per cent. Equal ones keep their order. */
export function bestFirst<Change extends Omit<CarChange, 'kind'> & { kind: AlertKind }>(
	changes: readonly Change[],
): Change[] {
	return changes.toSorted(
		(a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || savingOf(b) - savingOf(a),
	);
}

/** The part of the price that is saved; negative for a higher price. */
function savingOf({ price_then, price_now }: Omit<CarChange, 'kind'>): number {
	return price_then === null || price_now === null ? 0 : (price_then - price_now) / price_then;
}
