import { type PaymentMethod, paymentMethod } from '../../../../domain/dealer/payments.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	ways: PaymentMethod[];
}

/** Payment methods with their kind, which selects the logo or drawing. */
export function view({ title, names }: Options): Data {
	return { title, ways: names.map(paymentMethod) };
}
