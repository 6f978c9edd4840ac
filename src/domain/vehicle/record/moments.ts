import { FieldError, field } from './field.ts';

/** Readers for the dates and times of a feed. See {@link file://./fields.ts}. */

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

/** The minimum for Unix seconds: a date such as 20261120, read as seconds, would be in 1970. */
const MIN_UNIX_SECONDS = 1e8;

/** Larger figures are milliseconds: as seconds they would be after the year 5000. */
const MAX_UNIX_SECONDS = 1e11;

/** ISO 8601, with a space for the T and 'UTC' for the Z as databases and Ruby write them. */
const ISO =
	/^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/;

/** A moment, as ISO 8601 in UTC. Read from ISO text (UTC unless it names an offset), Unix seconds or milliseconds; 0 is never. */
export const instant = field((value) => {
	if (isZero(value)) return null;
	const moment = momentOf(value);
	return moment
		? moment.toISOString()
		: new FieldError(
				`a date and time between ${FIRST_YEAR} and ${LAST_YEAR}, such as 2026-11-20T09:30:00+10:00`,
			);
});

/** A moment as Unix seconds, parsed like {@link instant}. */
export const unixSeconds = field((value) => {
	if (isZero(value)) return null;
	const moment = momentOf(value);
	return moment
		? Math.floor(moment.getTime() / 1000)
		: new FieldError(`a Unix timestamp between 1973 and ${LAST_YEAR}`);
});

/** A calendar day: `2026-11-20`. For a date with a time it is the day as written. */
export const localDate = field((value) => {
	if (isZero(value)) return null;
	const moment = typeof value === 'string' ? momentOf(value) : null;
	const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
	return moment && day.includes('-') ? day : new FieldError('a date such as 2026-11-20');
});

function isZero(value: unknown): boolean {
	return value === 0 || value === '0';
}

function momentOf(value: unknown): Date | null {
	const moment =
		typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value.trim()))
			? fromUnix(Number(value))
			: typeof value === 'string'
				? fromIso(value.trim())
				: null;
	const year = moment?.getUTCFullYear() ?? 0;
	return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : null;
}

function fromUnix(figure: number): Date | null {
	if (figure < MIN_UNIX_SECONDS) return null;
	return new Date(figure > MAX_UNIX_SECONDS ? figure : figure * 1000);
}

function fromIso(text: string): Date | null {
	const [, day = '', time = '00:00', seconds = '00', fraction = '0', zone = 'Z'] = ISO.exec(text) ?? [];
	const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
	const moment = new Date(`${day}T${time}:${seconds}.${fraction.padEnd(3, '0')}${offset}`);
	// JavaScript would read 30 February as 2 March.
	const isReal = day !== '' && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
	return isReal && !Number.isNaN(moment.getTime()) ? moment : null;
}
