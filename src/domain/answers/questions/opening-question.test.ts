import { expect, test } from 'vitest';
import type { Timetable } from '../../hours/timetable.ts';
import { askedDay, isOpenThen } from './opening-question.ts';

/** A Tuesday. */
const TODAY = '2026-11-24';

test.each([
	['are you open today', '2026-11-24'],
	['open tomorrow?', '2026-11-25'],
	['are you open on tuesday', '2026-11-24'],
	['are you open on mondays', '2026-11-30'],
	['open sat?', '2026-11-28'],
	['open thurs', '2026-11-26'],
	['are you open on christmas day', '2026-12-25'],
	['are you open christmas eve', '2026-12-24'],
	['open on australia day', '2027-01-26'],
	['are you open', null],
	['what about the sunroof', null],
	['is it a saturn', null],
])('the question “%s” means %s', (question, date) => {
	expect(askedDay(question, TODAY)).toBe(date);
});

test('of Saturdays of which every other one is by appointment neither yes nor no holds', () => {
	const saturdays: Timetable = {
		zone: 'Australia/Perth',
		week: ['Closed', [480, 1080], [480, 1080], [480, 1080], [480, 1080], [480, 1080], [540, 960]],
		dates: {},
		saturdays: '2025-06-14',
	};
	const now = new Date('2026-11-30T02:00:00Z');
	expect(isOpenThen('are you open on saturdays', saturdays, now)).toBeNull();
	expect(isOpenThen('are you open on saturday', saturdays, now)).toBe('yes');
});

const TIMETABLE: Timetable = {
	zone: 'Australia/Perth',
	week: ['Closed', [480, 1080], [480, 1080], [480, 1080], [480, 1080], [480, 1080], 'By appointment only'],
	dates: { '2026-11-26': 'Closed' },
};

/** A moment of that Tuesday in Perth. */
const at = (time: string) => new Date(`${TODAY}T${time}+08:00`);

test.each([
	['are you open', '08:00:00', 'yes'],
	['are you open', '07:59:59', 'no'],
	['are you open now', '17:59:59', 'yes'],
	['are you open now', '18:00:00', 'no'],
	['are you closed', '18:00:00', 'yes'],
	['are you open today', '12:00:00', 'yes'],
	['are you open today', '06:00:00', 'yes'],
	['are you open today', '18:00:00', null],
	['are you open this arvo', '20:00:00', null],
	['are you open on sunday', '12:00:00', 'no'],
	['are you open on wednesday', '12:00:00', 'yes'],
	['are you open on thursday', '12:00:00', 'no'],
	['are you closed on thursday', '12:00:00', 'yes'],
	['are you open on saturday', '12:00:00', null],
	['are you open on christmas day', '12:00:00', null],
	['what time do you open on wednesday', '12:00:00', null],
	['when are you open', '12:00:00', null],
	['do you open early', '12:00:00', null],
] as const)('%s at %s: %s', (question, time, says) => {
	expect(isOpenThen(question, TIMETABLE, at(time))).toBe(says);
});
