import type { Target } from '../../delivery/delivery.ts';
import type { Counted } from '../retention/counted.ts';
import type { LeadStatus, StoredLead } from './lead-record.ts';
import type { PrivateAnswers } from './private-store.ts';

/** A lead to be stored, with everything that belongs in the same transaction. */
export interface NewLead {
	/** With the best status it can have: limits and used proofs are checked when it is stored. */
	lead: StoredLead;
	/** Time received: the lead's, or the step's. */
	received_at: string;
	/** Submission of the lead's first step, or of this step. */
	submission_id: string;
	/** Hash of the body: with the dealer and the submission id it identifies a repetition. */
	body_hash: string;
	/** Receivers; empty for a step that neither ends the lead nor contains contact details. */
	targets: readonly Target[];
	/** Time of delivery, from `received_at` on: an unfinished lead waits a while for its next step. */
	deliver_at: string;
	/** All private answers, stored separately from the lead; null for none. */
	private_answers: PrivateAnswers | null;
	counted: readonly Counted[];
	/** The dealer's address, for the notice when it is held. */
	notice_to: string;
	/** Its proof of work, which may be used once: a lead with a used one is quarantined. */
	proof: { key: string; expires_at: string } | null;
}

/** A further step of a stored lead. */
export interface NewStep extends NewLead {
	/** The lead after this step. */
	lead: StoredLead;
	/** Number of steps expected in the store: another number means that a concurrent step was stored first. */
	after_steps: number;
}

/** What storing a lead, or a step of it, did. */
export interface Saved {
	/** Id of the stored lead; for a repetition that of the first one. */
	id: string;
	status: LeadStatus;
	/** False for a repetition, which changes nothing. */
	isNew: boolean;
}
