const MINUTE_MS = 60 * 1000;

/**
 * The time until a moment in words, in its two largest units and without seconds: '1 day 23 hours', '4 hours 5 minutes', '12 minutes'.
 * Empty once less than a minute is left.
 *
 * @param ms milliseconds
 */
export function timeLeft(ms: number): string {
	const minutes = Math.floor(ms / MINUTE_MS);
	const units: [count: number, name: string][] = [
		[Math.floor(minutes / 1440), 'day'],
		[Math.floor(minutes / 60) % 24, 'hour'],
		[minutes % 60, 'minute'],
	];
	const first = units.findIndex(([count]) => count > 0);
	if (first < 0) return '';
	return units
		.slice(first, first + 2)
		.filter(([count]) => count > 0)
		.map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
		.join(' ');
}
