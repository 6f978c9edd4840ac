import { type Database, insertRows, type Row, type Statement } from './database.ts';
import type { LeadStatus } from './lead-record.ts';
import { text } from './lead-rows.ts';
import type { Counted, NewLead } from './store.ts';

export interface Verdict {
	/** `refused` is not stored at all. */
	status: LeadStatus | 'refused';
	/** Why it is in quarantine; null otherwise. */
	because: string | null;
}

/** Counts what limits count and uses the proofs up; what is over a limit or proved by a used proof goes into quarantine. */
export function* judge(
	dialect: Database['dialect'],
	orders: readonly NewLead[],
): Generator<Statement, Verdict[], Row[]> {
	const uses = yield* countUses(
		dialect,
		orders.flatMap(({ counted }) => counted),
	);
	const proofs = orders.flatMap(({ proof }) => (proof ? [[proof.key, proof.expires_at]] : []));
	const returned = yield* insertRows(
		dialect,
		'used_proof (key, expires_at)',
		proofs,
		'ON CONFLICT DO NOTHING RETURNING key',
	);
	const unused = new Set(returned.map((row) => text(row, 'key')));
	return orders.map((order) => {
		const numbers = order.counted.map(() => uses.shift() ?? 0);
		// The first lead with a proof takes it; one that comes with it in the same transaction finds it gone.
		const isUsed = order.proof !== null && !unused.delete(order.proof.key);
		return verdictOn(order, numbers, isUsed);
	});
}

function verdictOn({ lead, counted }: NewLead, uses: readonly number[], isUsed: boolean): Verdict {
	const isOver = (limit: number | null, index: number) => limit !== null && (uses[index] ?? 0) > limit;
	if (counted.some(({ refuse_above }, index) => isOver(refuse_above, index)))
		return { status: 'refused', because: null };
	if (lead.status === 'quarantined') return { status: lead.status, because: lead.held_because };
	const over = counted.filter(({ most }, index) => isOver(most, index)).map(({ label }) => label);
	if (over.length > 0) return { status: 'quarantined', because: `too many from one ${over.join(', ')}` };
	if (isUsed) return { status: 'quarantined', because: 'the proof of work was used before' };
	return { status: lead.status, because: null };
}

/** Counts uses and tells, for each, the number of its key's uses up to it. */
export function* countUses(
	dialect: Database['dialect'],
	counted: readonly Pick<Counted, 'key' | 'ends_at'>[],
): Generator<Statement, number[], Row[]> {
	const added = new Map<string, { ends_at: string; uses: number }>();
	const places = counted.map(({ key, ends_at }) => {
		const uses = (added.get(key)?.uses ?? 0) + 1;
		added.set(key, { ends_at, uses });
		return { key, uses };
	});
	// In one order everywhere, so that two transactions never wait for each other.
	const keys = [...added.keys()].sort();
	const returned = yield* insertRows(
		dialect,
		'use_count (key, ends_at, uses)',
		keys.map((key) => [key, added.get(key)?.ends_at ?? '', added.get(key)?.uses ?? 0]),
		'ON CONFLICT (key) DO UPDATE SET uses = use_count.uses + excluded.uses RETURNING key, uses',
	);
	const totals = new Map(returned.map((row) => [text(row, 'key'), Number(row.uses)]));
	return places.map(({ key, uses }) => (totals.get(key) ?? 0) - (added.get(key)?.uses ?? 0) + uses);
}
