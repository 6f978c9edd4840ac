import { hasAbnCheckDigits, isNeverIssuedAbn } from '../../domain/dealer/abn.ts';
import type { Check } from './check.ts';

/** The ABN is one the register can have issued; one that is never issued is a placeholder, see `placeholders.ts`. */
export const abnIsPossible: Check = {
	name: 'abn-is-possible',
	check: ({ dealer: { legal } }) =>
		hasAbnCheckDigits(legal.abn) || isNeverIssuedAbn(legal.abn)
			? []
			: [
					{
						option: 'legal.abn',
						message: `expected an ABN whose check digits are right, found ${JSON.stringify(legal.abn)}; one of its digits is mistyped`,
					},
				],
};
