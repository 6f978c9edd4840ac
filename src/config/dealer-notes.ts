import type { Check } from './checks/check.ts';
import { endedPromotions } from './checks/ended-promotions.ts';
import { withoutForms } from './checks/without-forms.ts';
import type { Dealer } from './complete-dealer.ts';
import type { Problem } from './problems/problem.ts';

/** Notes on options that are valid but may be unintended. Add new notes here. */
const NOTES: readonly ((dealer: Dealer, now: Date) => ReturnType<Check['check']>)[] = [
	withoutForms,
	endedPromotions,
];

/** Notes on a dealer's options, with their file. */
export function dealerNotes(dealer: Dealer, now: Date): Problem[] {
	return NOTES.flatMap((note) => note(dealer, now)).map((finding) => ({
		file: `${dealer.slug}/dealer.ts`,
		...finding,
	}));
}
