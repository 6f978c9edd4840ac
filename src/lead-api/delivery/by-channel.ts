import type { OutboxEntry } from '../store/leads/lead-record.ts';
import type { Deliver } from './delivery.ts';

/** Delivers each message by its own channel. */
export function byChannel(channels: Record<OutboxEntry['channel'], Deliver>): Deliver {
	return (lead, entry, site) => channels[entry.channel](lead, entry, site);
}
