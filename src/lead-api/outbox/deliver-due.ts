import type { ApiSite } from '../../api/site-file.ts';
import type { Deliver, DeliveryResult } from '../delivery/delivery.ts';
import type { Due, LeadStore, Outcome } from '../store/store.ts';
import { retryDelay } from './backoff.ts';
import type { OutboxPace } from './pace.ts';
import { pause } from './pause.ts';

/** What the log is told: which message, never who sent it or what a receiver answered. */
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
	/** From 0 up to, and without, 1. */
	random: () => number;
	log: (event: OutboxEvent) => void;
	pace: OutboxPace;
}

/** Tries one delivery that was taken, and keeps how it ended. Never rejects: what could not be kept is due again when its lease ends. */
export async function deliverDue(due: Due, parts: OutboxParts, stopping: AbortSignal): Promise<void> {
	const { pace } = parts;
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
	for (let pauseMs = pace.storePauseMs; ; pauseMs = Math.min(pauseMs * 2, pace.lookMs)) {
		try {
			return await parts.store.settle(entry_id, outcome, parts.now());
		} catch (error) {
			parts.log({ event: 'outbox-store-failed', doing: 'settle', error });
			// What was delivered and cannot be kept would be delivered again: worth trying as long as nobody else may.
			if (stopping.aborted || parts.now().getTime() + pauseMs >= leaseEnds) return;
		}
		await pause(pauseMs, stopping);
	}
}

async function attempt(
	{ lead, entry }: Due,
	{ deliver, siteOf, pace }: OutboxParts,
): Promise<DeliveryResult> {
	const site = siteOf(lead.dealer);
	if (!site) return { ok: false, reason: `the dealer ${lead.dealer} is not known here`, retry: true };
	const ended = new AbortController();
	const tooLong = pause(pace.deliveryMs, ended.signal).then(
		(): DeliveryResult => ({ ok: false, reason: `took longer than ${pace.deliveryMs} ms`, retry: true }),
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
