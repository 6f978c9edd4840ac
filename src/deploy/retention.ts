import { newestFirst, type ReleaseNote } from './release.ts';

/** The newest releases that are kept. */
const KEPT_RELEASES = 10;
/** Days of which the last release is kept too, where releases are made every minute. */
const KEPT_DAYS = 7;

/** The releases that are no longer needed for a rollback: not the live one, not the newest ten, not the last one of each of seven days. */
export function obsoleteReleases(releases: readonly ReleaseNote[], liveId: string, now: Date): string[] {
	const ordered = newestFirst(releases);
	const daysSeen = new Set<string>();
	const oldestDay = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	return ordered
		.filter(({ id, made_at }, position) => {
			const day = made_at.slice(0, 10);
			const isLastOfDay = !daysSeen.has(day);
			daysSeen.add(day);
			return position >= KEPT_RELEASES && id !== liveId && !(isLastOfDay && day > oldestDay);
		})
		.map(({ id }) => id);
}
