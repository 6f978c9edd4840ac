import { daysBetween, type LocalDate } from './local-date.ts';

/** How long ago a day was, in words (REVIEWS-005): '3 weeks ago'. A future day counts as today. */
export function timeAgoInWords(date: LocalDate, today: LocalDate): string {
	const days = daysBetween(date, today);
	if (days <= 0) return 'today';
	if (days === 1) return 'yesterday';
	if (days < 7) return ago(days, 'day');
	if (days < 30) return ago(Math.floor(days / 7), 'week');
	if (days < 365) return ago(Math.min(11, Math.floor(days / 30)), 'month');
	return ago(Math.floor(days / 365), 'year');
}

function ago(count: number, unit: string): string {
	return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
