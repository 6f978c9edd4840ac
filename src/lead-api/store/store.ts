import type { Target } from '../delivery/delivery.ts';
import type { Counted } from './counted.ts';
import type { LeadStatus, OutboxEntry, StoredLead } from './lead-record.ts';
import type { PrivateAnswers, PrivateStore } from './private-store.ts';
import type { Care, Counters } from './side-store.ts';

/** Where leads are kept. Every promise resolves after its change is durable; times are ISO 8601, UTC, milliseconds. */
export interface LeadStore extends Intake, Outbox, Counters, Care, PrivateStore {
	/** Writes as much as the longest lead takes, in one place. Rejects when leads cannot be kept. */
	probe(): Promise<void>;
	close(): Promise<void>;
}

/** A lead to be stored, with everything that must be one transaction with it. */
export interface NewLead {
	/** Its status is the better one it can have: limits and the proof are judged when it is stored. */
	lead: StoredLead;
	/** When this was received: the lead's time, or the step's. */
	received_at: string;
	/** The attempt this belongs to: the lead's first, or the step's. */
	submission_id: string;
	/** Hash of the body: with the dealer and the submission's id it tells a repetition from a new lead. */
	body_hash: string;
	/** Whom it goes to; empty for a step that neither ends the lead nor says how to reach its sender. */
	targets: readonly Target[];
	/** When it is delivered, from `received_at` on: a lead that is not finished waits for its last step for a while. */
	deliver_at: string;
	/** Answers that are kept apart from the lead, all of them; null for none. */
	private_answers: PrivateAnswers | null;
	counted: readonly Counted[];
	/** The dealer's address, for the notice when it is held. */
	notice_to: string;
	/** The proof of work it came with, which may be used once: a lead with a used one goes into quarantine. */
	proof: { key: string; expires_at: string } | null;
}

/** A further step of a lead that is stored already. */
export interface NewStep extends NewLead {
	/** The lead as it is after this step. */
	lead: StoredLead;
	/** How many steps it had before: another number now means that another step was faster. */
	after_steps: number;
}

export interface Saved {
	/** The stored lead's id: an earlier one's for a repetition. */
	id: string;
	status: LeadStatus;
	/** False for a repetition, which changes nothing. */
	isNew: boolean;
}

export interface Intake {
	/**
	 * Keeps a lead and its outbox entries in one transaction; the same dealer, submission and body only once. Null when it is one too
	 * many to be stored at all.
	 */
	save(order: NewLead): Promise<Saved | null>;
	/** Adds a step, which is never too many. Null when the lead has other steps by now: read it and try again. */
	addStep(order: NewStep): Promise<Saved | null>;
	find(dealer: string, id: string): Promise<StoredLead | null>;
	/** The lead of a submission, whichever its body; null when there is none. */
	findRepetition(dealer: string, submissionId: string, bodyHash: string): Promise<Saved | null>;
	/**
	 * Lets a lead that waited for its sender's answer be delivered, unless it is over a limit now. Its status after that; null when there
	 * is no such lead.
	 */
	verify(id: string, answered: Pick<NewLead, 'counted' | 'notice_to'>, now: Date): Promise<LeadStatus | null>;
	/** Times of a day at which verified test drives begin at a dealership, '09:30': one for each shopper. */
	bookedTimes(dealer: string, dealershipSlug: string | null, date: string): Promise<string[]>;
}

/** An entry whose time has come, with its lead. */
export interface Due {
	entry: OutboxEntry;
	lead: StoredLead;
}

/** How an attempt ended; the caller decides when the next one is. */
export type Outcome =
	| { state: 'delivered' }
	| { state: 'waiting'; next_at: string; reason: string }
	| { state: 'parked'; reason: string };

/** What was tried to deliver a lead. */
export interface Attempt {
	entry_id: string;
	at: string;
	outcome: Outcome['state'] | 'replayed';
	reason: string | null;
}

export interface Outbox {
	/**
	 * Takes entries of verified leads that are due, the longest due first. Each counts as an attempt and is nobody else's until the
	 * lease ends; then, should this process have died, it is due again. What is due more than a day from now was written while a clock
	 * was wrong: it is due, too.
	 */
	claimDue(now: Date, limit: number, leaseMs: number): Promise<Due[]>;
	/** When the next waiting entry is due; null when none waits. */
	nextDue(): Promise<string | null>;
	/** Keeps how an attempt ended. What was delivered stays so. */
	settle(entryId: string, outcome: Outcome, now: Date): Promise<void>;
	/** Parked entries, of one dealer or of all, oldest first. */
	listParked(dealer?: string): Promise<Due[]>;
	/** Leads that wait to be released, oldest first. */
	listHeld(dealer?: string): Promise<StoredLead[]>;
	/** Lets a lead that waits be delivered, or all of them. How many these were. */
	release(id: string | 'all', now: Date): Promise<number>;
	/** Complete leads of a dealer in quarantine: how many there are, and the oldest of them. */
	listQuarantined(dealer: string, most: number): Promise<{ count: number; leads: StoredLead[] }>;
	/** Lets leads of a dealer out of quarantine. How many these were. */
	releaseOf(dealer: string, ids: readonly string[], now: Date): Promise<number>;
	/** Makes a parked entry, or all of them, due now with fresh attempts. How many these were. */
	replay(entryId: string | 'all', now: Date): Promise<number>;
	/** The delivery history of a lead, oldest first. */
	attempts(leadId: string): Promise<Attempt[]>;
}
