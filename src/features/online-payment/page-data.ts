import type { PaymentRules } from '../../domain/payment/payment-problems.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';

/** The page where quotes and invoices are paid. */
export interface OnlinePaymentData {
	title: string;
	text: string;
	form: LeadFormData;
	rules: PaymentRules;
	before: { title: string; items: readonly string[] };
	/** About emails that name other bank details, a common fraud. */
	warning: { title: string; text: string };
	phone: Link;
}
