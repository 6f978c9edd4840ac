import { readBuiltSite } from './built-site.ts';
import { type Published, type PublishOptions, publishSite } from './publish-site.ts';
import { type Target, TargetError } from './target.ts';

/** The outcome for one dealer of a fleet. */
export type FleetOutcome = { slug: string } & (Published | { status: 'failed'; problem: string });

/** Dealers at once: more would wait for the same disk or connection. */
const AT_ONCE = 4;

/**
 * Publishes dealers' sites, each one by itself: a dealer that fails keeps what visitors see and stops no other one.
 *
 * @param outDir the output folder of the build
 * @param onOutcome called as each dealer ends
 * @throws TargetError when the target does not answer at all
 */
export async function publishFleet(
	target: Target,
	outDir: string,
	slugs: readonly string[],
	options: PublishOptions,
	onOutcome: (outcome: FleetOutcome) => void = () => undefined,
): Promise<FleetOutcome[]> {
	await target.sites();
	const waiting = [...slugs];
	const outcomes: FleetOutcome[] = [];
	const work = async () => {
		for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
			const outcome = await publishOne(target, outDir, slug, options);
			outcomes.push(outcome);
			onOutcome(outcome);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return outcomes.toSorted((a, b) => a.slug.localeCompare(b.slug));
}

async function publishOne(
	target: Target,
	outDir: string,
	slug: string,
	options: PublishOptions,
): Promise<FleetOutcome> {
	try {
		return { slug, ...(await publishSite(target, readBuiltSite(outDir, slug), options)) };
	} catch (error) {
		const isExplained = error instanceof TargetError;
		// A fault of this program concerns one dealer too; the stack tells where it is.
		const problem = isExplained
			? error.message
			: error instanceof Error
				? (error.stack ?? error.message)
				: String(error);
		return { slug, status: 'failed', problem };
	}
}

/** The dealers that have a site at the target but are no longer among the dealers. */
export async function departed(target: Target, dealers: readonly string[]): Promise<string[]> {
	return (await target.sites()).filter((slug) => !dealers.includes(slug)).toSorted();
}
