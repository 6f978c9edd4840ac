import { expect, test } from 'vitest';
import { freeTimes, isDay, visitProblem } from './appointments.ts';
import { type OpeningHourEntry, timetableOf } from './timetable.ts';

const open = (weekday: OpeningHourEntry['weekday'], from: string, to: string): OpeningHourEntry => ({
	weekday,
	status: 'Open',
	formated_hours: null,
	open: from,
	close: to,
});
const closed = (weekday: OpeningHourEntry['weekday']): OpeningHourEntry => ({
	...open(weekday, '', ''),
	status: 'Closed',
});

/** Monday 9 to 11, Tuesday from a quarter past, Sunday closed, other days by appointment. */
const timetable = timetableOf({
	time_zone: 'Australia/Perth',
	weekly: [open(1, '09:00', '11:00'), open(2, '09:15', '10:45'), closed(0)],
	special: [],
	appointment_saturdays_from: null,
	unavailable_text: 'By appointment only',
});

/** Sunday 29 November 2026, a minute before midnight in Perth. */
const SUNDAY = new Date('2026-11-29T15:59:00Z');
/** A minute later: Monday in Perth, still Sunday in UTC. */
const MONDAY = new Date('2026-11-29T16:00:00Z');

test.each([
	{
		name: 'half hours that end before the doors close',
		date: '2026-11-30',
		now: SUNDAY,
		booked: [],
		times: ['09:00', '09:30', '10:00', '10:30'],
	},
	{
		name: 'the first half hour after opening',
		date: '2026-12-01',
		now: SUNDAY,
		booked: [],
		times: ['09:30', '10:00'],
	},
	{
		name: 'all except the booked times',
		date: '2026-11-30',
		now: SUNDAY,
		booked: ['09:00', '10:00', '15:00'],
		times: ['09:30', '10:30'],
	},
	{
		name: 'none today, by the clock of the location',
		date: '2026-11-30',
		now: MONDAY,
		booked: [],
		times: [],
	},
	{ name: 'none on a closed day', date: '2026-12-06', now: SUNDAY, booked: [], times: [] },
	{
		name: 'the last day, sixty days ahead',
		date: '2027-01-25',
		now: new Date('2026-11-25T16:00:00Z'),
		booked: [],
		times: ['09:00', '09:30', '10:00', '10:30'],
	},
	{
		name: 'none on the day after the last',
		date: '2027-01-25',
		now: new Date('2026-11-25T15:59:00Z'),
		booked: [],
		times: [],
	},
	{ name: 'none on no day', date: '2026-02-31', now: SUNDAY, booked: [], times: [] },
])('free times: $name', ({ date, now, booked, times }) => {
	expect(freeTimes(timetable, date, now, booked)).toEqual(times);
});

test.each([
	{ at: '2026-11-30T09:00', problem: null },
	{ at: '2026-11-30T10:30', problem: null },
	{ at: '2026-11-30T11:00', problem: 'Please choose a time when we are open: 9:00am – 11:00am on that day.' },
	{ at: '2026-11-30T08:30', problem: 'Please choose a time when we are open: 9:00am – 11:00am on that day.' },
	{ at: '2026-11-30T09:15', problem: 'Please choose a time on the hour or the half hour.' },
	{ at: '2026-11-30T24:00', problem: 'Please choose a time on the hour or the half hour.' },
	{ at: '2026-12-06T10:00', problem: 'We are closed on that day. Please choose another one.' },
	{ at: '2026-12-02T10:00', problem: null },
	{ at: '2026-11-29T10:00', problem: 'Please choose a day from tomorrow, no more than 60 days ahead.' },
	{ at: '2027-01-29T10:00', problem: 'Please choose a day from tomorrow, no more than 60 days ahead.' },
	{ at: '2026-13-01T10:00', problem: 'Please choose a day from tomorrow, no more than 60 days ahead.' },
])('a visit at $at: $problem', ({ at, problem }) => {
	expect(visitProblem(timetable, at, SUNDAY)).toBe(problem);
});

test.each([
	{ at: '2026-12-06T03:30', problem: null },
	{ at: '2026-12-06T03:45', problem: 'Please choose a time on the hour or the half hour.' },
	{ at: '2026-99-99T99:99', problem: 'Please choose a day from tomorrow, no more than 60 days ahead.' },
])('a visit at $at to a location with unknown hours: $problem', ({ at, problem }) => {
	expect(visitProblem(null, at, SUNDAY)).toBe(problem);
});

test.each([
	{ text: '2028-02-29', expected: true },
	{ text: '2026-02-29', expected: false },
	{ text: '2026-00-10', expected: false },
	{ text: '2026-1-1', expected: false },
	{ text: '', expected: false },
])('"$text" is a calendar day: $expected', ({ text, expected }) => {
	expect(isDay(text)).toBe(expected);
});
