import type { LocalDate } from './local-date.ts';

// Apart from local-date.ts, which every page with opening hours loads.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A calendar day as visitors read it: '14 Jun 2026' (resolution 68). */
export function formatDate(date: LocalDate): string {
	const [year = '', month = '', day = ''] = date.split('-');
	return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
