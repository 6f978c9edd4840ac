import type { AccountStore } from './accounts/account-store.ts';
import type { OwnLeadStore } from './accounts/own-leads.ts';
import type { PasskeyStore } from './accounts/passkey-store.ts';
import type { SavedSearchStore } from './accounts/saved-search-store.ts';
import type { AlertStore } from './alerts/alert-store.ts';
import type { LeadStatus, OutboxEntry, StoredLead } from './leads/lead-record.ts';
import type { NewLead, NewStep, Saved } from './leads/new-lead.ts';
import type { PrivateStore } from './leads/private-store.ts';
import type { Outcome } from './outbox/outcome.ts';
import type { OnlinePaymentStore } from './payments/online-payment-store.ts';
import type { PaymentNoticeStore } from './payments/payment-notices.ts';
import type { SandboxStore } from './payments/sandbox-payments.ts';
import type { ReservationStore } from './reservations/reservation-store.ts';
import type { Counters, Retention } from './retention/counters-and-retention.ts';
import type { SpinStore } from './spin/spin-store.ts';
import type { PhotoStore } from './trade-in/photo-store.ts';
import type { TradeInStore } from './trade-in/trade-in-store.ts';

/** Storage of leads. Every promise resolves after its change is durable; times are ISO 8601, UTC, milliseconds. */
export interface LeadStore
	extends Intake,
		Outbox,
		Counters,
		Retention,
		PrivateStore,
		TradeInStore,
		PhotoStore,
		AccountStore,
		PasskeyStore,
		AlertStore,
		SpinStore,
		ReservationStore,
		SandboxStore,
		PaymentNoticeStore,
		OnlinePaymentStore,
		SavedSearchStore,
		OwnLeadStore {
	/** Writes a row as large as the longest lead. Rejects when leads cannot be stored. */
	probe(): Promise<void>;
	close(): Promise<void>;
}

/** Where leads are stored, found and verified. */
export interface Intake {
	/**
	 * Stores a lead and its outbox entries in one transaction; the same dealer, submission and body only once. Null when a limit refuses
	 * it.
	 */
	save(order: NewLead): Promise<Saved | null>;
	/** Adds a step, which no limit refuses. Null when another step was stored meanwhile: read the lead and try again. */
	addStep(order: NewStep): Promise<Saved | null>;
	find(dealer: string, id: string): Promise<StoredLead | null>;
	/** The lead already stored for this submission and body; null when there is none. */
	findRepetition(dealer: string, submissionId: string, bodyHash: string): Promise<Saved | null>;
	/** Verifies a lead whose sender answered the question, unless it is over a limit now. Its new status; null when there is no such lead. */
	verify(id: string, answered: Pick<NewLead, 'counted' | 'notice_to'>, now: Date): Promise<LeadStatus | null>;
	/** Start times of verified test drives of a day at a dealership, '09:30': one for each shopper. */
	bookedTimes(dealer: string, dealershipSlug: string | null, date: string): Promise<string[]>;
}

/** A due entry with its lead. */
export interface Due {
	entry: OutboxEntry;
	lead: StoredLead;
}

/** An attempt to deliver a lead. */
export interface Attempt {
	entry_id: string;
	at: string;
	outcome: Outcome['state'] | 'replayed';
	reason: string | null;
}

/** The messages about leads that are to be delivered. */
export interface Outbox {
	/**
	 * Claims due entries of verified leads, longest due first. Each counts as an attempt; no other process can claim it until the lease
	 * ends, after which it is due again if this process died. Entries due more than a day from now were written while a clock was wrong,
	 * and are due too.
	 */
	claimDue(now: Date, limit: number, leaseMs: number): Promise<Due[]>;
	/** Message-IDs of what was delivered to the same receiver about the same lead, the first one first. */
	deliveredBefore(entry: Pick<OutboxEntry, 'id' | 'lead_id' | 'channel' | 'target'>): Promise<string[]>;
	/** Due time of the next waiting entry; null when there is none. */
	nextDue(): Promise<string | null>;
	/** Stores the outcome of an attempt. Delivered entries do not change. */
	settle(entryId: string, outcome: Outcome, now: Date): Promise<void>;
	/** Parked entries, of one dealer or of all, oldest first. */
	listParked(dealer?: string): Promise<Due[]>;
	/** Leads that are not verified, oldest first. */
	listHeld(dealer?: string): Promise<StoredLead[]>;
	/** Releases a held lead, or all of them. Returns their number. */
	release(id: string | 'all', now: Date): Promise<number>;
	/** Complete quarantined leads of a dealer: their number, and the oldest of them. */
	listQuarantined(dealer: string, most: number): Promise<{ count: number; leads: StoredLead[] }>;
	/** Releases quarantined leads of a dealer. Returns their number. */
	releaseOf(dealer: string, ids: readonly string[], now: Date): Promise<number>;
	/** Makes a parked entry, or all of them, due now with its attempts reset. Returns their number. */
	replay(entryId: string | 'all', now: Date): Promise<number>;
	/** The delivery history of a lead, oldest first. */
	attempts(leadId: string): Promise<Attempt[]>;
}
