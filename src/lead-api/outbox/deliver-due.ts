import type { ApiSite } from '../../api/site/site-file.ts';
import { thrownMessage } from '../../thrown-message.ts';
import type { DeliveryResult } from '../delivery/delivery.ts';
import type { Outcome } from '../store/outbox/outcome.ts';
import { retryDelay } from './backoff.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { pause } from './pause.ts';

/** Log events: they identify the message, but not its sender or the receiver's response. */
export type OutboxEvent =
	| {
			event: 'delivery';
			outcome: Outcome['state'];
			entry_id: string;
			/** Of a lead's message. */
			lead_id?: string;
			dealer: string;
			channel: string;
			attempts: number;
	  }
	| { event: 'outbox-store-failed'; doing: 'claim' | 'settle' | 'plan'; error: unknown };

/** A claimed message, whatever it is about. */
export interface Claimed {
	/** `next_at` is when its lease ends. */
	entry: { id: string; channel: string; attempts: number; next_at: string };
}

/** One kind of message: where its entries are stored, and how each is delivered. */
export interface MessageKind<Item extends Claimed> {
	store: {
		/** Claims due entries; see `Outbox` of the store. */
		claimDue(now: Date, limit: number, leaseMs: number): Promise<Item[]>;
		nextDue(): Promise<string | null>;
		settle(entryId: string, outcome: Outcome, now: Date): Promise<void>;
	};
	deliver: (item: Item, site: ApiSite) => Promise<DeliveryResult>;
	/** What the log says of it: no personal data. */
	about: (item: Item) => { dealer: string; lead_id?: string };
}

/** What one kind of messages is delivered with. */
export interface OutboxParts<Item extends Claimed> extends MessageKind<Item> {
	siteOf: (dealer: string) => ApiSite | null;
	now: () => Date;
	/** At least 0 and below 1. */
	random: () => number;
	log: (event: OutboxEvent) => void;
	settings: OutboxSettings;
}

/**
 * Tries one claimed delivery and stores its outcome. Never rejects: an outcome that could not be stored is due again when its lease ends.
 */
export async function deliverDue<Item extends Claimed>(
	due: Item,
	parts: OutboxParts<Item>,
	stopping: AbortSignal,
): Promise<void> {
	const { settings } = parts;
	const leaseEnds = Date.parse(due.entry.next_at);
	const outcome = outcomeOf(await attempt(due, parts), due, parts);
	const { id: entry_id, channel, attempts } = due.entry;
	parts.log({
		event: 'delivery',
		outcome: outcome.state,
		entry_id,
		...parts.about(due),
		channel,
		attempts,
	});
	for (let pauseMs = settings.storePauseMs; ; pauseMs = Math.min(pauseMs * 2, settings.pollMs)) {
		try {
			return await parts.store.settle(entry_id, outcome, parts.now());
		} catch (error) {
			parts.log({ event: 'outbox-store-failed', doing: 'settle', error });
			// A delivered message whose outcome is not stored would be delivered again, so storing is retried while the lease lasts.
			if (stopping.aborted || parts.now().getTime() + pauseMs >= leaseEnds) return;
		}
		await pause(pauseMs, stopping);
	}
}

async function attempt<Item extends Claimed>(
	due: Item,
	{ deliver, siteOf, settings, about }: OutboxParts<Item>,
): Promise<DeliveryResult> {
	const { dealer } = about(due);
	const site = siteOf(dealer);
	if (!site) return { ok: false, reason: `the dealer ${dealer} is not known to this service`, retry: true };
	const ended = new AbortController();
	const tooLong = pause(settings.deliveryMs, ended.signal).then(
		(): DeliveryResult => ({ ok: false, reason: `took longer than ${settings.deliveryMs} ms`, retry: true }),
	);
	try {
		return await Promise.race([deliver(due, site), tooLong]);
	} catch (error) {
		return { ok: false, reason: thrownMessage(error), retry: true };
	} finally {
		ended.abort();
	}
}

function outcomeOf(
	result: DeliveryResult,
	{ entry }: Claimed,
	{ now, random }: Pick<OutboxParts<Claimed>, 'now' | 'random'>,
): Outcome {
	if (result.ok) return { state: 'delivered' };
	const { reason, not_before } = result;
	const delay = result.retry ? retryDelay(entry.attempts, random()) : null;
	if (delay === null) return { state: 'parked', reason };
	const retried = now().getTime() + delay;
	const next_at = new Date(Math.max(retried, not_before?.getTime() ?? retried)).toISOString();
	return { state: 'waiting', next_at, reason };
}
