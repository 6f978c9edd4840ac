import { type Database, insertRows, type Row, type Statement } from './database.ts';
import { text } from './lead-rows.ts';
import { newId } from './new-id.ts';
import type { NewLead } from './store.ts';
import { OUTBOX } from './submission-rows.ts';

/** The least time between two notices to a dealer, milliseconds: the first is sent at once, the next tells of all that came since. */
const PAUSE_MS = 60 * 60 * 1000;

/** A lead that was held just now. */
export interface HeldLead extends Pick<NewLead, 'notice_to'> {
	lead: Pick<NewLead['lead'], 'id' | 'dealer'>;
	/** Whom it would have gone to; a step that is not the last waits for nothing. */
	targets: NewLead['targets'];
	now: Date;
}

/** Puts a notice into the outbox for each dealer of leads that are held, unless one is there that has not begun to be sent. */
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
	// Holds the dealer's row until the end, also where it is new: of two that come at once the second finds the first one's notice.
	const [latest] = yield [
		`INSERT INTO held_notice (dealer, entry_id, planned_at) VALUES ($1, '', '')
			ON CONFLICT (dealer) DO UPDATE SET dealer = excluded.dealer RETURNING entry_id, planned_at`,
		lead.dealer,
	];
	// What has begun to be sent may have counted the held leads already.
	const [pending] = yield [
		"UPDATE outbox SET attempts = attempts WHERE id = $1 AND state = 'waiting' AND attempts = 0 RETURNING id",
		latest ? text(latest, 'entry_id') : '',
	];
	if (pending) return;
	const before = latest ? Date.parse(text(latest, 'planned_at')) : Number.NaN;
	// A time further ahead than the pause was planned while a clock was wrong.
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
