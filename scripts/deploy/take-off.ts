import type { Target } from '../../src/deploy/target.ts';
import { UserError } from '../command.ts';

/** The largest part of a fleet that may depart at once: more is a wrong --dealers, not a merge. */
const LARGEST_PART = 1 / 4;

/** How to take sites off and to tell of it. */
export interface TakeOffOrder {
	/** Only tell which sites would be taken off. */
	isDryRun: boolean;
	/** Print nothing: the caller does. */
	isQuiet: boolean;
}

/**
 * Takes dealers' sites off, those that are there. Returns the dealers whose sites were taken off, or would be.
 *
 * @param staying the number of dealers that stay, where the dealers were not named one by one
 * @throws UserError when they are so many that it looks like a mistake
 */
export async function takeOff(
	target: Target,
	slugs: readonly string[],
	{ isDryRun, isQuiet }: TakeOffOrder,
	staying?: number,
): Promise<string[]> {
	const tell = (line: string) => isQuiet || console.log(line);
	if (staying !== undefined && slugs.length > 1 && slugs.length > staying * LARGEST_PART)
		throw new UserError(
			`--remove-departed would take off ${slugs.length} sites and leave ${staying}: is --dealers right? Otherwise name each with --remove: ${slugs.join(', ')}`,
		);
	const known = await target.sites();
	for (const slug of slugs) {
		// No failure: a run that was stopped halfway is run again.
		if (!known.includes(slug)) {
			tell(`note: ${target.name} has no site of ${slug}, so nothing is taken off`);
			continue;
		}
		if (isDryRun) {
			tell(`  ${slug}: would be taken off`);
			continue;
		}
		await target.exclusively(slug, () => target.remove(slug));
		tell(`✓ ${slug}: taken off; its releases stay, and --rollback brings it back`);
	}
	return slugs.filter((slug) => known.includes(slug));
}
