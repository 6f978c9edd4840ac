import { formatDate } from '../../../../domain/time/format-date.ts';
import { type LocalDate, WEEKDAY_NAMES, weekdayOf } from '../../../../domain/time/local-date.ts';
import { formatTime, minutesOf } from '../../../../domain/time/time-of-day.ts';
import type { ChoiceOption } from '../../../../ui/form/Choice.tsx';
import type { DayOption } from '../../../../ui/form/DateField.tsx';
import type { VisitTime } from '../../browser/free-times.ts';

/** Option of a day: 'Sat 28 Nov', long 'Saturday 28 Nov'. */
export function dayOption(date: LocalDate): DayOption {
	const weekday = WEEKDAY_NAMES[weekdayOf(date)];
	const day = formatDate(date).replace(/ \d{4}$/, '');
	return { value: date, label: `${weekday.slice(0, 3)} ${day}`, longLabel: `${weekday} ${day}` };
}

/** Option of a time: '10:30am'; one that is taken cannot be chosen. */
export function timeOption({ time, isFree }: VisitTime): ChoiceOption {
	return { value: time, label: formatTime(minutesOf(time)), isTaken: !isFree };
}
