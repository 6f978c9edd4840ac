import {
	type PaymentKind,
	paymentKey,
	paymentKind,
	paymentLabel,
} from '../../../../domain/dealer/payments.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	/** `method` is null for one the product does not know. */
	ways: { name: string; method: string | null; kind: PaymentKind }[];
}

/** Payment methods with their kind, which selects the logo or drawing. */
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
