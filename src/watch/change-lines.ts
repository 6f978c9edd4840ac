import type { WatchedDealer } from './watched-dealer.ts';

/** Lines for the log: what has changed about a dealer. */
export function changeLines(slug: string, before: WatchedDealer, after: WatchedDealer): string[] {
	const lines: string[] = [];
	const { pages, shown, published_at, failure, is_held } = after;
	if (published_at !== before.published_at)
		lines.push(`✓ ${slug}: published, ${pages} pages, ${shown} vehicles`);
	if (is_held && !before.is_held)
		lines.push(`note: ${slug}: rolled back, and held until deployed with --end-hold`);
	if (!is_held && before.is_held) lines.push(`note: ${slug}: no longer held`);
	if (failure && hasFailedAgain(before, after))
		lines.push(`✗ ${slug}: ${failure.step}: ${failure.problem}; tried again at ${failure.next_try}`);
	if (before.failure && !failure) lines.push(`✓ ${slug}: ${before.failure.step} works again`);
	return lines;
}

/** Whether a dealer's step has failed since before, once more or for the first time. */
export function hasFailedAgain(before: WatchedDealer, after: WatchedDealer): boolean {
	return after.failure !== null && after.failure.next_try !== before.failure?.next_try;
}
