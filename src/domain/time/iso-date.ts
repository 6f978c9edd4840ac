const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Two-digit years up to this are in this century: '31' is 2031, '98' is 1998. */
const MAX_THIS_CENTURY = 50;

/** The pattern of each token of a date format. */
const TOKENS: Record<string, string> = {
	YYYY: '(?<year>\\d{4})',
	YY: '(?<year>\\d{2})',
	MMM: '(?<name>[a-z]{3})[a-z]*',
	MM: '(?<month>\\d{1,2})',
	DD: '(?<day>\\d{1,2})',
	HH: '(?<hour>\\d{1,2})',
	mm: '(?<minute>\\d{2})',
};

/** Whether a text is a date format, such as `DD/MM/YY` or `DD MMM YYYY HH:mm`. */
export function isDateForm(form: string): boolean {
	return /YY/.test(form) && /MM/.test(form) && /DD/.test(form);
}

/**
 * Parses a date in a given format to ISO 8601; null for any other text.
 *
 * @param form made of DD, MM, MMM (a month's name), YY, YYYY, HH and mm
 * @example isoDate('20/11/26', 'DD/MM/YY') // '2026-11-20'
 */
export function isoDate(text: string, form: string): string | null {
	const escaped = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
	const pattern = escaped.replace(/YYYY|YY|MMM|MM|DD|HH|mm/g, (token) => TOKENS[token] ?? token);
	const parts = new RegExp(`^${pattern}$`, 'i').exec(text.trim())?.groups;
	if (!parts) return null;
	const month = parts.name ? MONTHS.indexOf(parts.name.toLowerCase()) + 1 : Number(parts.month);
	const day = [wholeYear(parts.year ?? ''), month, Number(parts.day)]
		.map((part) => String(part).padStart(2, '0'))
		.join('-');
	// JavaScript would read 30 February as 2 March.
	if (month === 0 || !isReal(day)) return null;
	if (parts.hour === undefined) return day;
	return Number(parts.hour) < 24 ? `${day}T${parts.hour.padStart(2, '0')}:${parts.minute ?? '00'}` : null;
}

function wholeYear(year: string): number {
	if (year.length === 4) return Number(year);
	return Number(year) + (Number(year) <= MAX_THIS_CENTURY ? 2000 : 1900);
}

function isReal(day: string): boolean {
	const moment = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
