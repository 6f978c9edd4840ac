import { PAYMENTS, paymentKey } from '../../domain/dealer/payments.ts';
import { nearest } from '../problems/nearest.ts';
import type { Check } from './check.ts';

/** The payment methods on the home page are known: each has a label and an icon. */
export const knownPayments: Check = {
	name: 'known-payments',
	check: ({ dealer: { home } }) =>
		home.blocks.flatMap((block, at) =>
			block.block !== 'payments'
				? []
				: block.names.flatMap((name, index) => {
						if (paymentKey(name) !== null) return [];
						const like = nearest(name, PAYMENTS);
						const hint =
							like === null ? `known are ${PAYMENTS.join(', ')}` : `did you mean ${JSON.stringify(like)}?`;
						return [
							{
								option: `home.blocks[${at}].names[${index}]`,
								message: `expected a way to pay, found ${JSON.stringify(name)}; ${hint}`,
							},
						];
					}),
		),
};
