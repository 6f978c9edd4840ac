/** Labels of the payment processors in feeds; an unknown one is shown by its own name (VDPACT-011, resolution 77). */
const LABELS: Record<string, string> = {
	afterpay: 'Afterpay',
	amex: 'American Express',
	apple_pay: 'Apple Pay',
	bank_transfer: 'Bank transfer',
	bpay: 'BPAY',
	cash: 'Cash',
	eftpos: 'EFTPOS',
	google_pay: 'Google Pay',
	mastercard: 'Mastercard',
	paypal: 'PayPal',
	stripe: 'Credit or debit card',
	visa: 'Visa',
	zip: 'Zip',
};

/** The keys of the known payment methods. */
export const PAYMENTS: readonly string[] = Object.keys(LABELS);

/** The key of a payment method in any spelling: 'Apple Pay' is `apple_pay`; null for an unknown one. */
export function paymentKey(name: string): string | null {
	const key = name
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, '_');
	if (Object.hasOwn(LABELS, key)) return key;
	return (
		Object.keys(LABELS).find((known) => LABELS[known]?.toLowerCase() === name.trim().toLowerCase()) ?? null
	);
}

function paymentLabel(name: string): string {
	const key = paymentKey(name);
	return (key && LABELS[key]) ?? name;
}

/** The icon of a payment method. */
export type PaymentKind = 'card' | 'phone' | 'wallet' | 'instalments' | 'bank' | 'cash';

const KINDS: Partial<Record<string, PaymentKind>> = {
	afterpay: 'instalments',
	apple_pay: 'phone',
	bank_transfer: 'bank',
	bpay: 'bank',
	cash: 'cash',
	google_pay: 'phone',
	paypal: 'wallet',
	zip: 'instalments',
};

/** The icon of a payment method; a card by default. */
function paymentKind(name: string): PaymentKind {
	return KINDS[paymentKey(name) ?? ''] ?? 'card';
}

/** A payment method as pages show it. */
export interface PaymentMethod {
	name: string;
	/** Its key, by which it has a logo; null for one the product does not know. */
	method: string | null;
	/** What is drawn where it has no logo. */
	kind: PaymentKind;
}

/** A payment method of a feed or of the options, with its label. */
export function paymentMethod(name: string): PaymentMethod {
	return { name: paymentLabel(name), method: paymentKey(name), kind: paymentKind(name) };
}
