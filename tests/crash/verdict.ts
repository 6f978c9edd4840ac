import type { AcknowledgedPhoto, Ledger } from './ledger.ts';
import type { Receivers } from './receivers.ts';
import type { StoredLeads } from './stored-leads.ts';

/** The result of a crash test. All counts but the first three must be 0. */
export interface Verdict {
	acknowledged: number;
	/** Leads in the database, including those whose sender never got a response. */
	stored: number;
	/** Messages that receivers accepted, including repeated ones. */
	deliveries: number;
	/** Acknowledged, but missing or stored under another id. */
	lost: string[];
	/** Submissions that were stored more than once. */
	doubled: string[];
	/** Photos that were acknowledged and are missing. */
	lostPhotos: string[];
	/** Photos that are stored twice, or not as the whole of a JPEG. */
	spoiltPhotos: string[];
	/**
	 * Leads without one outbox entry for each receiver. A lead of several steps may have one for each: it was delivered unfinished in
	 * between.
	 */
	unrouted: string[];
	/** Leads that a receiver never got. */
	undelivered: string[];
	/** Messages that were given up or are still undelivered. */
	unsettled: number;
	/** Delivered but not stored. */
	unknown: string[];
	faults: readonly string[];
	/** Result of the database's integrity check. */
	integrity: string;
}

/** The verdict when nothing was lost, for comparison in tests. */
export const NOTHING_LOST = {
	lost: [],
	doubled: [],
	lostPhotos: [],
	spoiltPhotos: [],
	unrouted: [],
	undelivered: [],
	unsettled: 0,
	unknown: [],
	faults: [],
	integrity: 'ok',
} satisfies Partial<Verdict>;

/** Compares acknowledgements with what is stored and what receivers got. */
export function judge(
	{ acknowledged, photos: acknowledgedPhotos, faults }: Ledger,
	{ submissions, leads, photos, outbox, integrity }: StoredLeads,
	receivers: Pick<Receivers, 'mailed' | 'posted'>,
): Verdict {
	const kept = new Set(leads.map(({ id }) => id));
	const idOf = new Map(submissions.map((row) => [keyOf(row), row.lead_id]));
	const [mailed, posted] = [receivers.mailed(), receivers.posted()];
	const [byMail, byWeb] = [new Set(mailed), new Set(posted)];
	const storedPhotos = photos.map(photoKeyOf);
	const entries = Map.groupBy(outbox, ({ lead_id }) => lead_id);
	const steps = Map.groupBy(submissions, ({ lead_id }) => lead_id);
	return {
		acknowledged: acknowledged.length,
		stored: leads.length,
		deliveries: mailed.length + posted.length,
		lost: acknowledged
			.filter(
				(acknowledgement) =>
					idOf.get(keyOf(acknowledgement)) !== acknowledgement.lead_id || !kept.has(acknowledgement.lead_id),
			)
			.map(keyOf),
		doubled: [...repeated(submissions.map(keyOf)), ...repeated(leads.map(keyOf))],
		lostPhotos: acknowledgedPhotos.map(photoKeyOf).filter((key) => !storedPhotos.includes(key)),
		spoiltPhotos: [...repeated(storedPhotos), ...photos.filter(({ data }) => !isWhole(data)).map(photoKeyOf)],
		unrouted: leads
			.filter(({ id }) => {
				const channels = (entries.get(id) ?? []).map(({ channel }) => channel);
				return !isRouted(channels, steps.get(id)?.length ?? 1);
			})
			.map(({ id }) => id),
		undelivered: leads.map(({ id }) => id).filter((id) => !byMail.has(id) || !byWeb.has(id)),
		unsettled: outbox.filter(({ state }) => state !== 'delivered').length,
		unknown: [...new Set([...mailed, ...posted])].filter((id) => !kept.has(id)),
		faults,
		integrity,
	};
}

function keyOf({ dealer, submission_id }: { dealer: string; submission_id: string }): string {
	return `${dealer} ${submission_id}`;
}

function photoKeyOf({ dealer, attempt, photo_id }: AcknowledgedPhoto): string {
	return `${dealer} ${attempt} ${photo_id}`;
}

/** Whether data begins and ends as a JPEG does. */
function isWhole(data: Uint8Array): boolean {
	const [last, end] = data.slice(-2);
	return data[0] === 0xff && data[1] === 0xd8 && last === 0xff && end === 0xd9;
}

/** Whether both receivers have at least one entry and at most so many, and no other receiver has one. */
function isRouted(channels: readonly string[], most: number): boolean {
	const count = (channel: string) => channels.filter((one) => one === channel).length;
	const [mails, posts] = [count('email'), count('webhook')];
	return mails + posts === channels.length && [mails, posts].every((each) => each >= 1 && each <= most);
}

function repeated(keys: readonly string[]): string[] {
	const seen = new Set<string>();
	return keys.filter((key) => seen.size === seen.add(key).size);
}
