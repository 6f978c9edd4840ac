import type { OpeningHourEntry } from '../../domain/hours/timetable.ts';
import { minutesOf, type TimeOfDay } from '../../domain/time/time-of-day.ts';
import type { Check, Finding } from './check.ts';

/** Opening times are before closing times, and an open day has both. */
export const opensBeforeClosing: Check = {
	name: 'opens-before-closing',
	check: ({ dealer }) => [
		...dealer.opening_hours.flatMap((entry, index) => weekday(`opening_hours[${index}]`, entry)),
		...dealer.locations.flatMap(({ contact_detail }, place) =>
			contact_detail.opening_hours.flatMap((entry, index) =>
				weekday(`locations[${place}].contact_detail.opening_hours[${index}]`, entry),
			),
		),
		...dealer.special_hours.flatMap(({ status, start_hour, end_hour }, index) =>
			times(`special_hours[${index}]`, { status, opens: start_hour, closes: end_hour, words: null }),
		),
	],
};

function weekday(option: string, { status, open, close, formated_hours }: OpeningHourEntry): Finding[] {
	return times(option, { status, opens: open, closes: close, words: formated_hours });
}

interface Hours {
	status: 'Open' | 'Closed';
	opens: TimeOfDay | null;
	closes: TimeOfDay | null;
	/** The text instead of times. */
	words: string | null;
}

function times(option: string, { status, opens, closes, words }: Hours): Finding[] {
	if (opens !== null && closes !== null) {
		return minutesOf(opens) < minutesOf(closes)
			? []
			: [{ option, message: `expected to open before closing, found ${opens} to ${closes}` }];
	}
	if (words !== null) return [];
	if (opens !== null || closes !== null) {
		const found = opens === null ? `closing at ${closes}` : `opening at ${opens}`;
		return [{ option, message: `expected an opening and a closing time, found only ${found}` }];
	}
	return status === 'Open'
		? [{ option, message: 'expected an opening and a closing time for an open day, found neither' }]
		: [];
}

/** The location of special hours exists. */
export const specialHoursHaveALocation: Check = {
	name: 'special-hours-have-a-location',
	check: ({ dealer }) =>
		dealer.special_hours.flatMap(({ location_name }, index) =>
			location_name === null || dealer.locations.some(({ name }) => name === location_name)
				? []
				: [
						{
							option: `special_hours[${index}].location_name`,
							message: `expected one of ${dealer.locations.map(({ name }) => JSON.stringify(name)).join(', ')}, found ${JSON.stringify(location_name)}`,
						},
					],
		),
};

/** One date has one set of hours for the same department and location: of two, one would never be shown. */
export const distinctSpecialHours: Check = {
	name: 'distinct-special-hours',
	check: ({ dealer: { special_hours } }) => {
		const keys = special_hours.map(({ date, department, location_name }) =>
			[date, department, location_name].join('|'),
		);
		return special_hours.flatMap(({ date }, index) =>
			keys.indexOf(keys[index] ?? '') === index
				? []
				: [
						{
							option: `special_hours[${index}]`,
							message: `expected one entry for ${date}, its department and its location, found a second one`,
						},
					],
		);
	},
};
