import { type Target, TargetError, type Watching } from '../deploy/target.ts';

/**
 * Verifies that no other process watches for the target meanwhile. One that was away for longer than its lease, as on a machine that slept,
 * would publish its own older state in turn with the process that took over.
 */
export async function requireAlone({
	alone,
	target,
}: {
	alone: Watching;
	target: Pick<Target, 'name'>;
}): Promise<void> {
	// A target that is away is reported where something is to be published.
	const isAlone = await alone.confirm().catch(() => true);
	if (isAlone) return;
	throw new TargetError(
		`another process watches for ${target.name} now, as this one was away for too long; this one ends, and has published nothing since`,
	);
}
