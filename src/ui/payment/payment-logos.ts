import afterpay from 'simple-icons/icons/afterpay.svg?url';
import americanExpress from 'simple-icons/icons/americanexpress.svg?url';
import applePay from 'simple-icons/icons/applepay.svg?url';
import googlePay from 'simple-icons/icons/googlepay.svg?url';
import mastercard from 'simple-icons/icons/mastercard.svg?url';
import payPal from 'simple-icons/icons/paypal.svg?url';
import visa from 'simple-icons/icons/visa.svg?url';

/** The addresses of the logos of payment methods that have one under a free licence, by `paymentKey`. The others have a drawing of their kind. */
export const PAYMENT_LOGOS: Partial<Record<string, string>> = {
	afterpay,
	amex: americanExpress,
	apple_pay: applePay,
	google_pay: googlePay,
	mastercard,
	paypal: payPal,
	visa,
};
