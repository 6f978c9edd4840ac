import { formatDate, localTime, WEEKDAY_NAMES, weekdayOf } from '../../domain/time/local-date.ts';
import { formatTime, minutesOf } from '../../domain/time/time-of-day.ts';

/**
 * A day and a time as a salesperson reads them: 'Tue 1 Dec 2026, 10:30am'.
 *
 * @param local the clock on the wall: '2026-12-01T10:30'. What no calendar has comes back as it is.
 */
export function readableMoment(local: string): string {
	if (Number.isNaN(Date.parse(`${local}Z`))) return local;
	const [date = '', time = ''] = local.split('T');
	return `${WEEKDAY_NAMES[weekdayOf(date)].slice(0, 3)} ${formatDate(date)}, ${formatTime(minutesOf(time))}`;
}

/** What the clock on a dealer's wall said: '2026-12-01T10:30'. */
export function localMoment(instant: Date, timeZone: string): string {
	const { date, minutes } = localTime(instant, timeZone);
	const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
		String(part).padStart(2, '0'),
	);
	return `${date}T${hour}:${minute}`;
}

/** The same with seconds and its distance from UTC, as ISO 8601 has it: '2026-12-01T10:30:05+11:00'. */
export function offsetMoment(instant: Date, timeZone: string): string {
	const name = offsetsOf(timeZone)
		.formatToParts(instant)
		.find(({ type }) => type === 'timeZoneName');
	const offset = name?.value.replace('GMT', '') || '+00:00';
	const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
	return `${localMoment(instant, timeZone)}:${seconds}${offset}`;
}

/** Making a formatter takes longer than a whole delivery, so each time zone has one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function offsetsOf(timeZone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(timeZone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });
		formatters.set(timeZone, formatter);
	}
	return formatter;
}
