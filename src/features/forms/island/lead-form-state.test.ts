import { expect, test } from 'vitest';
import { FIRST_STATE, nextState } from './lead-form-state.ts';

const summary = {
	error: null,
	problems: [
		{ field: 'email', message: 'Please enter your email address.', hasField: true },
		{ field: 'car_id', message: 'This car is gone.', hasField: false },
	],
};

test('a failed check is shown in the summary and beside its fields; a change clears the field’s error only', () => {
	const failed = nextState({ ...FIRST_STATE, review: [] }, { type: 'failed', summary });
	expect(failed).toMatchObject({ summary, review: null, refusals: 0 });
	expect(failed.beside.map(({ field }) => field)).toEqual(['email']);
	const changed = nextState(failed, { type: 'changed', field: 'email' });
	expect(changed.beside).toEqual([]);
	expect(changed.summary).toBe(summary);
});

test('a refusal is counted, so that free times are requested again, and the fields are shown again', () => {
	const refused = nextState(
		{ ...FIRST_STATE, isSending: true, review: [] },
		{ type: 'failed', summary: { error: 'No.', problems: [] }, isRefused: true },
	);
	expect(refused).toMatchObject({ refusals: 1, review: null, isSending: false });
});

test('a busy service leaves the answers on the page, with alternatives', () => {
	const busy = nextState(
		{ ...FIRST_STATE, isSending: true, review: [] },
		{ type: 'failed', summary: { error: 'Too often.', problems: [] }, advice: 'Call us' },
	);
	expect(busy).toMatchObject({ review: [], advice: 'Call us', refusals: 0 });
});

test('a stored form has a message, and no earlier errors', () => {
	const failed = nextState(FIRST_STATE, { type: 'failed', summary });
	const kept = nextState({ ...failed, isSending: true }, { type: 'kept' });
	expect(kept).toMatchObject({ summary: null, beside: [], isSending: false, status: 'kept' });
	expect(nextState(kept, { type: 'failed', summary }).status).toBe('none');
});

test('a form that stays on the page after its lead was received shows no errors of an earlier attempt', () => {
	const failed = nextState(FIRST_STATE, { type: 'failed', summary, advice: 'Call us' });
	const kept = nextState(failed, { type: 'kept' });
	for (const before of [failed, kept])
		expect(nextState(before, { type: 'cleared' })).toMatchObject({
			summary: null,
			beside: [],
			advice: null,
			status: 'none',
		});
});

test('going to another step clears the errors of the step before', () => {
	const failed = nextState(FIRST_STATE, { type: 'failed', summary });
	expect(nextState(failed, { type: 'step opened', step: 1, isMoved: true })).toMatchObject({
		step: 1,
		movedTo: 1,
		summary: null,
	});
});
