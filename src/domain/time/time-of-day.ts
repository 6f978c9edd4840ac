/** A time of day on a 24-hour clock: `08:30`. */
export type TimeOfDay = string;

/** Minutes since midnight on a 12-hour clock: 5:30pm (LOCATIONS-031). */
export function formatTime(minutes: number): string {
	const hour = Math.floor(minutes / 60);
	return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}

/** A time of day in minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}
