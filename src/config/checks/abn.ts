import { hasAbnCheckDigits, isNeverIssuedAbn } from '../../domain/dealer/abn.ts';
import type { Check } from './check.ts';

/** The ABN has valid check digits. A number that can never be issued is a placeholder, see `placeholders.ts`. */
export const abnIsPossible: Check = {
	name: 'abn-is-possible',
	check: ({ dealer: { legal } }) =>
		hasAbnCheckDigits(legal.abn) || isNeverIssuedAbn(legal.abn)
			? []
			: [
					{
						option: 'legal.abn',
						message: `expected an ABN with valid check digits, found ${JSON.stringify(legal.abn)}; one of its digits is mistyped`,
					},
				],
};
