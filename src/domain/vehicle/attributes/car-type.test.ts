import { expect, test } from 'vitest';
import { CAR_TYPE_LABELS, CAR_TYPES } from './car-type.ts';

test('conditions have the order new, demo, used (RESULTS-009)', () => {
	expect(CAR_TYPES.map((type) => CAR_TYPE_LABELS[type])).toEqual(['New', 'Demo', 'Used']);
});
