import type { ApiSite } from '../../api/site-file.ts';
import type { Deliver, DeliveryResult } from '../delivery/delivery.ts';
import type { Due, LeadStore, Outcome } from '../store/store.ts';
import { retryDelay } from './backoff.ts';
import type { OutboxSettings } from './outbox-settings.ts';
import { pause } from './pause.ts';

/** Log events: they identify the message, but not its sender or the receiver's response. */
export type OutboxEvent =
	| {
			event: 'delivery';
			outcome: Outcome['state'];
			entry_id: string;
			lead_id: string;
			dealer: string;
			channel: string;
			attempts: number;
	  }
	| { event: 'outbox-store-failed'; doing: 'claim' | 'settle'; error: unknown };

export interface OutboxParts {
	store: Pick<LeadStore, 'claimDue' | 'nextDue' | 'settle'>;
	deliver: Deliver;
	siteOf: (dealer: string) => ApiSite | null;
	now: () => Date;
	/** At least 0 and below 1. */
	random: () => number;
	log: (event: OutboxEvent) => void;
	settings: OutboxSettings;
}

/** Tries one claimed delivery and stores its outcome. Never rejects: an outcome that could not be stored is due again when its lease ends. */
export async function deliverDue(due: Due, parts: OutboxParts, stopping: AbortSignal): Promise<void> {
	const { settings } = parts;
	const leaseEnds = Date.parse(due.entry.next_at);
	const outcome = outcomeOf(await attempt(due, parts), due, parts);
	const { id: entry_id, lead_id, channel, attempts } = due.entry;
	parts.log({
		event: 'delivery',
		outcome: outcome.state,
		entry_id,
		lead_id,
		dealer: due.lead.dealer,
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

async function attempt(
	{ lead, entry }: Due,
	{ deliver, siteOf, settings }: OutboxParts,
): Promise<DeliveryResult> {
	const site = siteOf(lead.dealer);
	if (!site)
		return { ok: false, reason: `the dealer ${lead.dealer} is not known to this service`, retry: true };
	const ended = new AbortController();
	const tooLong = pause(settings.deliveryMs, ended.signal).then(
		(): DeliveryResult => ({ ok: false, reason: `took longer than ${settings.deliveryMs} ms`, retry: true }),
	);
	try {
		return await Promise.race([deliver(lead, entry, site), tooLong]);
	} catch (error) {
		return { ok: false, reason: error instanceof Error ? error.message : String(error), retry: true };
	} finally {
		ended.abort();
	}
}

function outcomeOf(result: DeliveryResult, { entry }: Due, { now, random }: OutboxParts): Outcome {
	if (result.ok) return { state: 'delivered' };
	const { reason } = result;
	const delay = result.retry ? retryDelay(entry.attempts, random()) : null;
	if (delay === null) return { state: 'parked', reason };
	return { state: 'waiting', next_at: new Date(now().getTime() + delay).toISOString(), reason };
}
