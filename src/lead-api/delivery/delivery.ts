import type { ApiSite } from '../../api/site/site-file.ts';
import type { OutboxEntry, StoredLead } from '../store/leads/lead-record.ts';

/** One receiver of a lead. */
export type Target = Pick<OutboxEntry, 'channel' | 'target'>;

/** Chooses the receivers of a lead, at least one. Called before the lead is stored, so that lead and outbox are one transaction. */
export type ChooseTargets = (
	lead: Pick<StoredLead, 'category' | 'dealership_slug'>,
	site: ApiSite,
) => readonly Target[];

/** The outcome of one attempt to deliver a message. */
export type DeliveryResult =
	| { ok: true }
	/** `retry` is false for permanent failures, such as an address that does not exist; no retry is before `not_before`. */
	| { ok: false; reason: string; retry: boolean; not_before?: Date };

/** Delivers one message. Never throws for failures of the receiver or the network: these are results. */
export type Deliver = (lead: StoredLead, entry: OutboxEntry, site: ApiSite) => Promise<DeliveryResult>;

/** Background worker that delivers due outbox entries. */
export interface OutboxWorker {
	/** Checks for due entries now; called after entries were written. */
	deliverNow(): void;
	/** Starts no further delivery and resolves when those under way are settled. */
	stop(): Promise<void>;
}
