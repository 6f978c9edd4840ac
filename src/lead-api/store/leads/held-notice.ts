import { type Database, insertRows, type Row, type Statement } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { columnText } from './lead-rows.ts';
import type { NewLead } from './new-lead.ts';
import { OUTBOX } from './submission-rows.ts';

/** Shortest time between two notices to a dealer, milliseconds: the first is sent at once, the next covers all leads held since. */
const PAUSE_MS = 60 * 60 * 1000;

/** A lead that was just quarantined. */
export interface HeldLead extends Pick<NewLead, 'notice_to'> {
	lead: Pick<NewLead['lead'], 'id' | 'dealer'>;
	/** Its receivers; empty for a step that is not the last. */
	targets: NewLead['targets'];
	now: Date;
}

/** Adds a notice to the outbox for each dealer of quarantined leads, unless one is waiting whose delivery has not begun. */
export function* noticeHeld(
	dialect: Database['dialect'],
	held: readonly HeldLead[],
): Generator<Statement, void, Row[]> {
	const firsts = new Map<string, HeldLead>();
	for (const one of held)
		if (one.targets.length > 0 && !firsts.has(one.lead.dealer)) firsts.set(one.lead.dealer, one);
	for (const dealer of [...firsts.keys()].sort()) {
		const first = firsts.get(dealer);
		if (first) yield* planNotice(dialect, first);
	}
}

function* planNotice(
	dialect: Database['dialect'],
	{ lead, notice_to, now }: HeldLead,
): Generator<Statement, void, Row[]> {
	// Locks the dealer's row, new or not: of two concurrent transactions the second finds the first one's notice.
	const [latest] = yield [
		`INSERT INTO held_notice (dealer, entry_id, planned_at) VALUES ($1, '', '')
			ON CONFLICT (dealer) DO UPDATE SET dealer = excluded.dealer RETURNING entry_id, planned_at`,
		lead.dealer,
	];
	// A notice whose delivery has begun may have counted the held leads already.
	const [pending] = yield [
		"UPDATE outbox SET attempts = attempts WHERE id = $1 AND state = 'waiting' AND attempts = 0 RETURNING id",
		latest ? columnText(latest, 'entry_id') : '',
	];
	if (pending) return;
	const before = latest ? Date.parse(columnText(latest, 'planned_at')) : Number.NaN;
	// A time further ahead than the pause was planned while the clock was wrong.
	const isRecent = before <= now.getTime() && before + PAUSE_MS > now.getTime();
	const planned_at = new Date(isRecent ? before + PAUSE_MS : now.getTime()).toISOString();
	const id = newId('out', now);
	yield* insertRows(dialect, OUTBOX, [
		[id, lead.id, 'notice', notice_to, `${id}@forecourt`, 0, planned_at, 'waiting', null],
	]);
	yield [
		'UPDATE held_notice SET entry_id = $1, planned_at = $2 WHERE dealer = $3',
		id,
		planned_at,
		lead.dealer,
	];
}
