import { expect, test } from 'vitest';
import { openLedger } from './ledger.ts';
import type { StoredLeads } from './stored-leads.ts';
import { judge, NOTHING_LOST } from './verdict.ts';

const ACKNOWLEDGED = { dealer: 'coast', submission_id: 's1', lead_id: 'lead_1' };

const PHOTO = { dealer: 'coast', attempt: 's1', photo_id: 'p1' };

/** A lead with a photo, without faults. */
const sound = (): StoredLeads => ({
	submissions: [{ ...ACKNOWLEDGED }],
	leads: [{ id: 'lead_1', dealer: 'coast', submission_id: 's1', fields: '{}' }],
	photos: [{ ...PHOTO, data: new Uint8Array([0xff, 0xd8, 1, 2, 0xff, 0xd9]) }],
	outbox: ['email', 'webhook'].map((channel) => ({ lead_id: 'lead_1', channel, state: 'delivered' })),
	integrity: 'ok',
});

/** The verdict on one acknowledged lead without faults, after a change to what is stored. */
function verdictAfter(change: (stored: StoredLeads) => void, delivered = ['lead_1']) {
	const ledger = openLedger();
	ledger.note(ACKNOWLEDGED);
	ledger.notePhoto(PHOTO);
	const stored = sound();
	change(stored);
	return judge(ledger, stored, { mailed: () => ['lead_1'], posted: () => delivered });
}

test('the verdict has no fault where a lead is stored once and delivered', () => {
	expect(verdictAfter(() => undefined)).toMatchObject({ acknowledged: 1, stored: 1, ...NOTHING_LOST });
});

test.each<[string, (stored: StoredLeads) => void, object]>([
	['a submission is missing', (stored) => stored.submissions.pop(), { lost: ['coast s1'] }],
	['a lead is missing', (stored) => stored.leads.pop(), { lost: ['coast s1'], unknown: ['lead_1'] }],
	[
		'a lead has another id than its sender received',
		(stored) => stored.submissions.splice(0, 1, { ...ACKNOWLEDGED, lead_id: 'lead_2' }),
		{ lost: ['coast s1'] },
	],
	[
		'a lead is stored twice',
		(stored) => stored.leads.push({ ...sound().leads[0], id: 'lead_2' } as StoredLeads['leads'][number]),
		{ doubled: ['coast s1'], unrouted: ['lead_2'], undelivered: ['lead_2'] },
	],
	['a photo is missing', (stored) => stored.photos.pop(), { lostPhotos: ['coast s1 p1'] }],
	[
		'a photo is stored twice',
		(stored) => stored.photos.push(...sound().photos),
		{ spoiltPhotos: ['coast s1 p1'] },
	],
	[
		'a photo is stored in part',
		({ photos: [photo] }) => photo && Object.assign(photo, { data: photo.data.slice(0, 4) }),
		{ spoiltPhotos: ['coast s1 p1'] },
	],
	['the outbox entry of a lead is missing', (stored) => stored.outbox.pop(), { unrouted: ['lead_1'] }],
	[
		'a lead of one step has two messages for a receiver',
		(stored) => stored.outbox.push({ lead_id: 'lead_1', channel: 'email', state: 'delivered' }),
		{ unrouted: ['lead_1'] },
	],
	[
		'a message was given up',
		({ outbox: [entry] }) => entry && Object.assign(entry, { state: 'parked' }),
		{ unsettled: 1 },
	],
])('the verdict has a fault where %s', (_what, change, faults) => {
	expect(verdictAfter(change)).toMatchObject({ ...NOTHING_LOST, ...faults });
});

test('the verdict allows that a lead of two steps was delivered unfinished before its last step', () => {
	const verdict = verdictAfter((stored) => {
		stored.submissions.push({ dealer: 'coast', submission_id: 's2', lead_id: 'lead_1' });
		stored.outbox.push(...sound().outbox);
	});
	expect(verdict).toMatchObject(NOTHING_LOST);
});

test('the verdict has a fault where a receiver never got a lead', () => {
	expect(verdictAfter(() => undefined, [])).toMatchObject({ ...NOTHING_LOST, undelivered: ['lead_1'] });
});

test('the ledger has a fault where a repeated attempt gets another id', () => {
	const ledger = openLedger();
	ledger.note(ACKNOWLEDGED);
	ledger.note({ ...ACKNOWLEDGED });
	expect(ledger).toMatchObject({ acknowledged: [ACKNOWLEDGED], faults: [] });
	ledger.note({ ...ACKNOWLEDGED, lead_id: 'lead_2' });
	expect(ledger.faults).toEqual(['coast s1 was lead_1 and is lead_2 now']);
});
