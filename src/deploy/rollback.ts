import { numberOf, type ReleaseNote } from './release.ts';
import { type Target, TargetError } from './target.ts';

/** Which release to go back to: the one before the live one, one by its id or its number, or the last one made before a time. */
export type Wanted = { release: 'previous' } | { release: string } | { before: Date };

/**
 * Makes an earlier release of a dealer live and holds the dealer there, so that a process that publishes every change does not undo it.
 *
 * @returns the release
 * @throws TargetError when there is none
 */
export async function rollBack(target: Target, slug: string, wanted: Wanted): Promise<string> {
	// Before anything is written: a dealer or a place that is misspelt gets no traces.
	await wantedRelease(target, slug, wanted);
	return target.exclusively(slug, async () => {
		const id = await wantedRelease(target, slug, wanted);
		await target.point(slug, id, { isHeld: true });
		return id;
	});
}

/** The id of the release that {@link rollBack} would make live. @throws TargetError when there is none */
export async function wantedRelease(target: Target, slug: string, wanted: Wanted): Promise<string> {
	const releases = await target.releases(slug);
	const live = await target.live(slug);
	const found = findRelease(releases, live && { id: live.release.id, isHeld: live.isHeld }, wanted);
	if (found) return found.id;
	const isBefore = 'release' in wanted && wanted.release === 'previous' && live !== null;
	throw new TargetError(
		`${target.name} has no ${isBefore ? `release of ${slug} before the live one` : `such release of ${slug}`}; ${listed(releases)}`,
	);
}

/** The wanted release among those of a dealer, newest first; null for none. */
export function findRelease(
	releases: readonly ReleaseNote[],
	live: { id: string; isHeld: boolean } | null,
	wanted: Wanted,
): ReleaseNote | null {
	const upTo = (number: number) => releases.filter(({ id }) => numberOf(id) <= number);
	const number = live === null ? Number.POSITIVE_INFINITY : numberOf(live.id);
	if ('before' in wanted) {
		// Where no rollback holds the dealer, a release after the live one was added and never made live.
		const shown = live?.isHeld ? releases : upTo(number);
		return shown.find(({ made_at }) => Date.parse(made_at) < wanted.before.getTime()) ?? null;
	}
	if (wanted.release === 'previous') return upTo(number - 1)[0] ?? null;
	return releases.find(({ id }) => id === wanted.release || String(numberOf(id)) === wanted.release) ?? null;
}

function listed(releases: readonly ReleaseNote[]): string {
	if (releases.length === 0) return 'it has none at all';
	return `it has ${releases.map(({ id, made_at }) => `${id} (${made_at})`).join(', ')}`;
}
