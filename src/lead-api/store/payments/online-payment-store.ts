import type { OnlinePayment, OnlinePaymentEvent } from '../../../domain/payment/online-payment.ts';
import type { NewLead, Saved } from '../leads/new-lead.ts';
import type { ProviderNames, ProviderPayment } from './provider-payment.ts';

/** An online payment as it is stored; times are ISO 8601, UTC. */
export interface StoredOnlinePayment extends OnlinePayment, ProviderPayment {
	/** `pay_` and 32 hexadecimal digits. */
	id: string;
	dealer: string;
	/** The payer's lead; null when it was erased. */
	lead_id: string | null;
	/** The reference on the dealer's quote or invoice, as the payer typed it. */
	reference: string;
	made_at: string;
	/** The end of the provider's session. */
	ends_at: string;
}

/** The fields that a payment begins with. */
export type NewOnlinePayment = Pick<
	StoredOnlinePayment,
	'id' | 'dealer' | 'reference' | 'cents' | 'ends_at' | 'provider'
>;

/** An event with what the provider says of the payment. */
export type StoredPaymentEvent = OnlinePaymentEvent & ProviderNames;

/** The payments of quotes and invoices, and what happened to each. */
export interface OnlinePaymentStore {
	/**
	 * Stores a lead and its payment in one transaction; null when a limit refuses the lead. The same submission again gets the same payment.
	 */
	startOnlinePayment(order: NewLead, payment: NewOnlinePayment): Promise<Saved | null>;
	onlinePayment(dealer: string, id: string): Promise<StoredOnlinePayment | null>;
	onlinePaymentOfLead(leadId: string): Promise<StoredOnlinePayment | null>;
	/** The online payment that a payment at the provider is for. */
	onlinePaymentOfProvider(dealer: string, paymentId: string): Promise<StoredOnlinePayment | null>;
	/**
	 * Applies an event, in one transaction with the messages about it: once it is paid, the lead goes to the dealer and the receipt to the
	 * payer. Null when it changed nothing.
	 */
	changeOnlinePayment(id: string, event: StoredPaymentEvent, now: Date): Promise<StoredOnlinePayment | null>;
	/** Payments that are not paid or closed, in the order of their ids, after one of them. */
	unsettledOnlinePayments(after: string, limit: number): Promise<StoredOnlinePayment[]>;
	/** Sets the time before which its provider is not called again. */
	postponeOnlinePayment(id: string, attempts: number, next: Date): Promise<void>;
}
