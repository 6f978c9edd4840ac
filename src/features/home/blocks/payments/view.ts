import {
	type PaymentKind,
	paymentKey,
	paymentKind,
	paymentLabel,
} from '../../../../domain/dealer/payments.ts';
import type { Options } from './options.ts';

/** What the block shows. */
export interface Data {
	title: string;
	/** `method` is null for one the product does not know. */
	ways: { name: string; method: string | null; kind: PaymentKind }[];
}

/** Each payment method with its kind, which decides the logo or drawing. */
export function view({ title, names }: Options): Data {
	return {
		title,
		ways: names.map((name) => ({
			name: paymentLabel(name),
			method: paymentKey(name),
			kind: paymentKind(name),
		})),
	};
}
