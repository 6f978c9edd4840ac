import { formatDate } from './format-date.ts';
import { WEEKDAY_NAMES, weekdayOf } from './local-date.ts';
import { formatTime, minutesOf } from './time-of-day.ts';

/**
 * Formats a local date and time: 'Tue 1 Dec 2026, 10:30am'.
 *
 * @param local local date and time: '2026-12-01T10:30'. Text that is not a valid date is returned unchanged.
 */
export function readableMoment(local: string): string {
	if (Number.isNaN(Date.parse(`${local}Z`))) return local;
	const [date = '', time = ''] = local.split('T');
	return `${WEEKDAY_NAMES[weekdayOf(date)].slice(0, 3)} ${formatDate(date)}, ${formatTime(minutesOf(time))}`;
}
