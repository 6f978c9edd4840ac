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

export function paymentLabel(name: string): string {
	return (
		LABELS[
			name
				.trim()
				.toLowerCase()
				.replace(/[\s-]+/g, '_')
		] ?? name
	);
}
