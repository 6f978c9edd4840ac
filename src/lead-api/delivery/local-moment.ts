import { localTime } from '../../domain/time/local-date.ts';

/** An instant as the dealer's local date and time: '2026-12-01T10:30'. */
export function localMoment(instant: Date, timeZone: string): string {
	const { date, minutes } = localTime(instant, timeZone);
	const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
		String(part).padStart(2, '0'),
	);
	return `${date}T${hour}:${minute}`;
}

/** An instant as local time with seconds and UTC offset, in ISO 8601: '2026-12-01T10:30:05+11:00'. */
export function offsetMoment(instant: Date, timeZone: string): string {
	const name = offsetsOf(timeZone)
		.formatToParts(instant)
		.find(({ type }) => type === 'timeZoneName');
	const offset = name?.value.replace('GMT', '') || '+00:00';
	const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
	return `${localMoment(instant, timeZone)}:${seconds}${offset}`;
}

/** Formatters by time zone: creating one takes longer than a whole delivery. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function offsetsOf(timeZone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(timeZone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });
		formatters.set(timeZone, formatter);
	}
	return formatter;
}
