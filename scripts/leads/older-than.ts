const DAY_MS = 24 * 60 * 60 * 1000;

/** The time a number of days ago, from `400d`. Null when the text is not a number of days. */
export function olderThan(age: string, now: Date): Date | null {
	const [, days] = /^(\d{1,5})d$/.exec(age) ?? [];
	return days === undefined ? null : new Date(now.getTime() - Number(days) * DAY_MS);
}
