import { isDay } from '../hours/appointments.ts';

const TYPED =
	/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?\s*m?\.?)?$/i;

/**
 * Parses a date, with or without a time, in the Australian format with the day first: '28/11/2026 10:30am', '28/11/2026 14:00'.
 *
 * @returns `2026-11-28T10:30`, or `2026-11-28` without a time; null for anything else, such as an invalid date
 */
export function typedMoment(text: string): string | null {
	const [, day = '', month = '', year = '', hour, minutes = '00', half] = TYPED.exec(text.trim()) ?? [];
	const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
	if (!isDay(date)) return null;
	if (hour === undefined) return date;
	const isTwelveHour = half !== undefined;
	const hours = Number(hour);
	if (isTwelveHour ? hours < 1 || hours > 12 : hours > 23) return null;
	const past = half?.toLowerCase() === 'p' ? 12 : 0;
	const clock = isTwelveHour ? (hours % 12) + past : hours;
	return Number(minutes) > 59 ? null : `${date}T${twoDigits(String(clock))}:${minutes}`;
}

function twoDigits(digits: string): string {
	return digits.padStart(2, '0');
}
