import { type PaymentKind, paymentKind, paymentLabel } from '../../../../domain/dealer/payments.ts';
import type { Options } from './options.ts';

/** What the block shows. */
export interface Data {
	title: string;
	ways: { name: string; kind: PaymentKind }[];
}

/** Each payment method with its kind, which decides the drawing. */
export function view({ title, names }: Options): Data {
	return { title, ways: names.map((name) => ({ name: paymentLabel(name), kind: paymentKind(name) })) };
}
