/** What the names of a feed's payment processors are called; one that is not known keeps its own name (VDPACT-011, resolution 77). */
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

/** The ways to pay that are known by name. */
export const PAYMENTS: readonly string[] = Object.keys(LABELS);

/** The key of a way to pay, however it is written: 'Apple Pay' is `apple_pay`; null for one that is not known. */
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

/** What a way to pay is called. */
export function paymentLabel(name: string): string {
	const key = paymentKey(name);
	return (key && LABELS[key]) ?? name;
}

/** What a mark of a way to pay shows. */
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

/** The kind of a way to pay; a card where nothing else is known. */
export function paymentKind(name: string): PaymentKind {
	return KINDS[paymentKey(name) ?? ''] ?? 'card';
}
