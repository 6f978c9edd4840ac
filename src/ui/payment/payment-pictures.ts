import afterpay from 'simple-icons/icons/afterpay.svg?url';
import americanExpress from 'simple-icons/icons/americanexpress.svg?url';
import applePay from 'simple-icons/icons/applepay.svg?url';
import googlePay from 'simple-icons/icons/googlepay.svg?url';
import mastercard from 'simple-icons/icons/mastercard.svg?url';
import payPal from 'simple-icons/icons/paypal.svg?url';
import visa from 'simple-icons/icons/visa.svg?url';
import type { PaymentKind, PaymentMethod } from '../../domain/dealer/payments.ts';
import bank from './drawings/bank.svg?url';
import card from './drawings/card.svg?url';
import cash from './drawings/cash.svg?url';
import instalments from './drawings/instalments.svg?url';
import phone from './drawings/phone.svg?url';
import wallet from './drawings/wallet.svg?url';

/** The addresses of the logos of payment methods that have one under a free licence, by `paymentKey`. */
const LOGOS: Partial<Record<string, string>> = {
	afterpay,
	amex: americanExpress,
	apple_pay: applePay,
	google_pay: googlePay,
	mastercard,
	paypal: payPal,
	visa,
};

const DRAWINGS: Record<PaymentKind, string> = { bank, card, cash, instalments, phone, wallet };

/** The address of the picture of a payment method: its logo, else a drawing of its kind. */
export function paymentPicture({ method, kind }: PaymentMethod): string {
	return (method === null ? undefined : LOGOS[method]) ?? DRAWINGS[kind];
}
