import type { SvgComponent } from 'astro/types';
import Afterpay from 'simple-icons/icons/afterpay.svg';
import AmericanExpress from 'simple-icons/icons/americanexpress.svg';
import ApplePay from 'simple-icons/icons/applepay.svg';
import GooglePay from 'simple-icons/icons/googlepay.svg';
import Mastercard from 'simple-icons/icons/mastercard.svg';
import PayPal from 'simple-icons/icons/paypal.svg';
import Visa from 'simple-icons/icons/visa.svg';

/** The logos of payment methods that have one under a free licence, by `paymentKey`. The others have a drawing of their kind. */
export const PAYMENT_LOGOS: Partial<Record<string, SvgComponent>> = {
	afterpay: Afterpay,
	amex: AmericanExpress,
	apple_pay: ApplePay,
	google_pay: GooglePay,
	mastercard: Mastercard,
	paypal: PayPal,
	visa: Visa,
};
