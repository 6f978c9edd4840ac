import { expect, test } from 'vitest';
import { isLearnerApproved } from './learner-approved.ts';

const BIKE = {
	item_type: 'motorcycle' as const,
	learner_approved: false,
	name: null,
	model: 'Ninja',
	badge: null,
	series: null,
	carsales_title: null,
	standardEquipment: [],
};

test.each([
	['the feed says so', { learner_approved: true }, true],
	['its badge says LAMS', { badge: 'SE LAMS' }, true],
	['its title says it in small letters', { carsales_title: '2021 Kawasaki Ninja 400 (lams)' }, true],
	['a feature says learner approved', { standardEquipment: ['ABS', 'Learner Approved'] }, true],
	['a feature says learner-legal', { standardEquipment: ['Learner-legal'] }, true],
	['nothing says so', {}, false],
	['it is denied', { standardEquipment: ['Not LAMS approved'] }, false],
	['a word only contains the letters', { model: 'Flams' }, false],
	['it is no motorcycle', { item_type: 'car' as const, badge: 'LAMS' }, false],
])('%s', (_, fields, expected) => {
	expect(isLearnerApproved({ ...BIKE, ...fields })).toBe(expected);
});
