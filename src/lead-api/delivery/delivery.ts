import type { ApiSite } from '../../api/site-file.ts';
import type { OutboxEntry, StoredLead } from '../store/lead-record.ts';

/** One receiver of a lead. */
export type Target = Pick<OutboxEntry, 'channel' | 'target'>;

/** Whom a lead goes to; at least one. Asked before it is stored, so that lead and outbox are one transaction. */
export type ChooseTargets = (
	lead: Pick<StoredLead, 'category' | 'dealership_slug'>,
	site: ApiSite,
) => readonly Target[];

export type DeliveryResult =
	| { ok: true }
	/** `retry` is false for what trying again does not mend, such as an address that is not there. */
	| { ok: false; reason: string; retry: boolean };

/** Hands one message over. Never throws for what a receiver or the network does: that is a result. */
export type Deliver = (lead: StoredLead, entry: OutboxEntry, site: ApiSite) => Promise<DeliveryResult>;

/** The worker that delivers what is due. */
export interface OutboxWorker {
	/** Something was written: look now instead of when the next entry is due. */
	wake(): void;
	/** Begins nothing new and resolves when what was begun is settled. */
	stop(): Promise<void>;
}
