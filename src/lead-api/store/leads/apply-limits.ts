import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import type { Counted } from '../retention/counted.ts';
import type { LeadStatus } from './lead-record.ts';
import { columnText } from './lead-rows.ts';
import type { NewLead } from './new-lead.ts';

/** What the limits decide about a lead, with the reason. */
export interface LimitDecision {
	/** `refused` leads are not stored. */
	status: LeadStatus | 'refused';
	/** Quarantine reason, or note delivered with the lead; null for neither. */
	because: string | null;
}

/** A lead to be counted against its limits. */
export interface LimitedLead extends Pick<NewLead, 'counted' | 'proof'> {
	lead: Pick<NewLead['lead'], 'status' | 'quarantine_reason'>;
}

/**
 * Order in which limits are counted, the same in every transaction to avoid deadlocks. A lead refused or held by one limit is not counted
 * by the next: a flood from one address does not use up the dealer's limit for others.
 */
const ORDER = ['address', 'phone', 'dealer'] as const;

const USED = 'its spam check was used before';

/** Counts leads against their limits and marks proofs as used; decides whether each is delivered, held or refused. */
export function* applyLimits(
	dialect: Database['dialect'],
	orders: readonly LimitedLead[],
): Generator<Statement, LimitDecision[], Row[]> {
	const unused = yield* takeProofs(dialect, orders);
	const decisions = orders.map(({ lead, proof }): LimitDecision => {
		// The first lead with a proof uses it; another in the same transaction finds it used.
		const isUsed = proof !== null && !unused.delete(proof.key);
		return isUsed
			? held(lead.quarantine_reason, USED)
			: { status: lead.status, because: lead.quarantine_reason };
	});
	for (const label of ORDER) {
		const open = orders.flatMap(({ counted, lead }, index) => {
			const limit = counted.find((one) => one.label === label);
			const isOpen = decisions[index]?.status === lead.status;
			return limit && isOpen ? [{ index, limit }] : [];
		});
		const uses = yield* countOnce(
			dialect,
			open.map(({ limit }) => limit),
		);
		for (const [place, { index, limit }] of open.entries())
			decisions[index] = after(decisions[index], limit, uses[place] ?? 0);
	}
	return decisions;
}

/** A decision after counting one more limit. */
function after(before: LimitDecision | undefined, limit: Counted, uses: number): LimitDecision {
	const { status = 'verified', because = null } = before ?? {};
	if (limit.refuse_above !== null && uses > limit.refuse_above) return { status: 'refused', because: null };
	if (limit.most === null || uses <= limit.most) return { status, because };
	return limit.label === 'phone'
		? { status, because: joined(because, limit.because) }
		: held(because, limit.because);
}

function held(before: string | null, because: string): LimitDecision {
	return { status: 'quarantined', because: joined(before, because) };
}

function joined(before: string | null, because: string): string {
	return before === null ? because : `${before}; ${because}`;
}

/** Marks proofs as used and returns those that were unused. */
function* takeProofs(
	dialect: Database['dialect'],
	orders: readonly LimitedLead[],
): Generator<Statement, Set<string>, Row[]> {
	const proofs = orders.flatMap(({ proof }) => (proof ? [[proof.key, proof.expires_at]] : []));
	const returned = yield* insertRows(
		dialect,
		'used_proof (key, expires_at)',
		proofs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
		'ON CONFLICT DO NOTHING RETURNING key',
	);
	return new Set(returned.map((row) => columnText(row, 'key')));
}

/** Counts uses; a repeated `once_key` is not counted again in its window and gives 0. */
function* countOnce(
	dialect: Database['dialect'],
	limits: readonly Counted[],
): Generator<Statement, number[], Row[]> {
	const ends = new Map(limits.flatMap(({ once_key, ends_at }) => (once_key ? [[once_key, ends_at]] : [])));
	const returned = yield* insertRows(
		dialect,
		'use_count (key, ends_at, uses)',
		[...ends.keys()].sort().map((key) => [key, ends.get(key) ?? '', 1]),
		'ON CONFLICT (key) DO NOTHING RETURNING key',
	);
	const firsts = new Set(returned.map((row) => columnText(row, 'key')));
	const isCounted = limits.map(({ once_key }) => once_key === null || firsts.delete(once_key));
	const uses = yield* countUses(
		dialect,
		limits.filter((_, index) => isCounted[index]),
	);
	return isCounted.map((counts) => (counts ? (uses.shift() ?? 0) : 0));
}

/** Counts uses and returns, for each, the uses of its key so far. */
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
	// Sorted, so that two transactions never deadlock.
	const keys = [...added.keys()].sort();
	const returned = yield* insertRows(
		dialect,
		'use_count (key, ends_at, uses)',
		keys.map((key) => [key, added.get(key)?.ends_at ?? '', added.get(key)?.uses ?? 0]),
		'ON CONFLICT (key) DO UPDATE SET uses = use_count.uses + excluded.uses RETURNING key, uses',
	);
	const totals = new Map(returned.map((row) => [columnText(row, 'key'), Number(row.uses)]));
	return places.map(({ key, uses }) => (totals.get(key) ?? 0) - (added.get(key)?.uses ?? 0) + uses);
}
