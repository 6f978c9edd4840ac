import { expect, test } from 'vitest';
import { type AttemptMemory, attempts } from './attempt.ts';

const MINUTE = 60_000;

/** Values that outlive the page, stored as text as in a browser. */
function tab(): AttemptMemory {
	let text = 'null';
	return {
		read: () => JSON.parse(text),
		keep: (kept) => {
			text = JSON.stringify(kept);
		},
	};
}

test('the same content keeps its submission_id; changed content gets a new one', () => {
	const attemptOf = attempts(tab());
	const first = attemptOf({ name: 'Sam' }, { url: '/a' }, 0);
	const again = attemptOf({ name: 'Sam' }, { url: '/b' }, 1);
	const other = attemptOf({ name: 'Lee' }, { url: '/a' }, 2);

	expect(again.body).toEqual(first.body);
	expect(first.body.submission_id).toMatch(/^[0-9a-f]{32}$/);
	expect(other.body.submission_id).not.toBe(first.body.submission_id);
});

test('the same content sent again within half an hour is the same attempt, whichever pages were visited in between', () => {
	const memory = tab();
	const first = attempts(memory)({ name: 'Sam' }, { url: '/a' }, 0);
	const back = attempts(memory)({ name: 'Sam' }, { url: '/a?again' }, 29 * MINUTE);
	const later = attempts(memory)({ name: 'Sam' }, { url: '/a' }, 31 * MINUTE);

	expect(back.body).toEqual(first.body);
	expect(later.body.submission_id).not.toBe(first.body.submission_id);
});

test('an invalid stored value is ignored', () => {
	const attemptOf = attempts({
		read: () => ({ text: '{"name":"Sam"}', time: 0, body: null }),
		keep: () => undefined,
	});
	expect(attemptOf({ name: 'Sam' }, {}, 1).body.submission_id).toMatch(/^[0-9a-f]{32}$/);
});
