import { expect, test } from 'vitest';
import { attempts } from './attempt.ts';

test('the same text keeps its submission_id; another text is another attempt', () => {
	const attemptOf = attempts();
	const first = attemptOf({ name: 'Sam' }, { url: '/a' });
	const again = attemptOf({ name: 'Sam' }, { url: '/b' });
	const other = attemptOf({ name: 'Lee' }, { url: '/a' });

	expect(again.body).toEqual(first.body);
	expect(first.body.submission_id).toMatch(/^[0-9a-f]{32}$/);
	expect(other.body.submission_id).not.toBe(first.body.submission_id);
});
