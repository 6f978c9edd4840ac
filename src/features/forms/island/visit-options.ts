import { formatDate } from '../../../domain/time/format-date.ts';
import { type LocalDate, WEEKDAY_NAMES, weekdayOf } from '../../../domain/time/local-date.ts';
import { formatTime, minutesOf, type TimeOfDay } from '../../../domain/time/time-of-day.ts';
import type { ChoiceOption } from '../../../ui/form/Choice.tsx';
import type { DayOption } from '../../../ui/form/DateField.tsx';

/** Option of a day: 'Sat 28 Nov', long 'Saturday 28 Nov'. */
export function dayOption(date: LocalDate): DayOption {
	const weekday = WEEKDAY_NAMES[weekdayOf(date)];
	const day = formatDate(date).replace(/ \d{4}$/, '');
	return { value: date, label: `${weekday.slice(0, 3)} ${day}`, longLabel: `${weekday} ${day}` };
}

/** Option of a time: '10:30am'. */
export function timeOption(time: TimeOfDay): ChoiceOption {
	return { value: time, label: formatTime(minutesOf(time)) };
}
