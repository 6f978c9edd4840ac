import { describe, expect, test } from 'vitest';
import { learntText, NOTHING_LEARNT, readLearnt, type TradeIn } from './trade-in-state.ts';

const PHOTO = { photo_id: 'photo-0001', view: 'front', url: 'data:x', part: 1, problem: null } as const;
const LEARNT: TradeIn = {
	...NOTHING_LEARNT,
	attempt: 'attempt-0001',
	itemType: 'car',
	photos: [
		{ ...PHOTO, status: 'stored' },
		{ ...PHOTO, photo_id: 'photo-0002', status: 'sending' },
	],
};

describe('the state of a trade-in that a device keeps besides its fields', () => {
	test('has the attempt and the ids of the stored photos, without the pictures', () => {
		const kept = readLearnt(learntText(LEARNT));
		expect(kept.attempt).toBe('attempt-0001');
		expect(kept.photos).toEqual([{ ...PHOTO, url: '', status: 'stored' }]);
		expect(learntText(LEARNT)).not.toContain('data:');
	});

	test.each([
		['', 'nothing'],
		['{"attempt":', 'half of it'],
		['null', 'null'],
		['{"attempt":"<script>"}', 'an attempt with other characters'],
	])('is forgotten where the storage holds %j: %s', (text) => {
		expect(readLearnt(text)).toEqual({});
	});

	test('has no vehicle and no photos where the stored values have other types', () => {
		const text = JSON.stringify({
			attempt: 'attempt-0001',
			vehicle: 'a car',
			valuation: 5,
			photos: { a: 1 },
		});
		expect(readLearnt(text)).toMatchObject({ vehicle: null, valuation: null, photos: [] });
	});
});
