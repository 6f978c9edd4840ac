import { thrownMessage } from '../thrown-message.ts';
import type { BuiltSite } from './built-site.ts';
import { LostContentError } from './built-site.ts';
import { withOpenPagesAssets } from './carry-over.ts';
import { type Difference, differenceOf } from './difference.ts';
import { hasContent, numberOf, numberRelease, type Release } from './release.ts';
import { obsoleteReleases } from './retention.ts';
import type { Live, Sent, Target } from './target.ts';

/** The outcome of publishing one dealer's site. */
export type Published =
	| { status: 'published'; release: string; difference: Difference; sent: Sent; notes: string[] }
	/** What would be published. */
	| { status: 'planned'; difference: Difference }
	| { status: 'unchanged'; release: string }
	/** The dealer was rolled back, and stays so until a publisher ends that. */
	| { status: 'held'; release: string }
	/** Not fit to be published: what visitors see has not changed. `isLive`: they see just this. */
	| ({ status: 'refused'; isLive: boolean } & SiteProblems);

/** What keeps a site from being published. */
export interface SiteProblems {
	/** In the dealer's folder, which may be newer than the site. */
	inFolder: string[];
	/** On the pages of the site. */
	onPages: string[];
}

/** What a check found. */
export interface Checked extends SiteProblems {
	/** Keeps what was found for the next check; absent where nothing is kept. Called after the site was sent, as visitors wait for that. */
	keep?: () => void;
}

/** How to publish. */
export interface PublishOptions {
	now: () => Date;
	isDryRun: boolean;
	/** Publish a dealer that was rolled back, too. */
	endsHold: boolean;
	/** Finds what keeps a site from being published. `isLive`: visitors have it already, and it may no longer be fit. */
	check: (site: BuiltSite, isLive: boolean) => Promise<Checked>;
}

/**
 * Publishes a built site: sends what the target lacks, verifies that it is all there, and then makes the release live in one step. When it
 * stops before that step, for whatever reason, visitors see what they saw before.
 *
 * @throws TargetError
 */
export async function publishSite(
	target: Target,
	site: BuiltSite,
	options: PublishOptions,
): Promise<Published> {
	const publish = async () => {
		const { outcome, live, keep } = await prepare(target, site, options);
		try {
			const isSent = outcome.status === 'planned' && !options.isDryRun;
			return isSent ? await send(target, site, options, live, outcome.difference) : outcome;
		} finally {
			keep();
		}
	};
	return options.isDryRun ? publish() : target.exclusively(site.slug, publish);
}

/** Finds what would be published, and whether it may be. */
async function prepare(
	target: Target,
	site: BuiltSite,
	{ endsHold, check }: PublishOptions,
): Promise<{ outcome: Published; live: Live | null; keep: () => void }> {
	const live = await target.live(site.slug);
	const end = (outcome: Published, keep = () => {}) => ({ outcome, live, keep });
	if (live?.isHeld && !endsHold) return end({ status: 'held', release: live.release.id });
	const isSame = live !== null && !live.isHeld && hasContent(live.release, site);
	const isLive = isSame && (await target.lost(site.slug, live.release)).length === 0;
	const { inFolder, onPages, keep } = await check(site, isLive);
	if (inFolder.length + onPages.length > 0)
		return end({ status: 'refused', inFolder, onPages, isLive }, keep);
	if (isLive) return end({ status: 'unchanged', release: live.release.id }, keep);
	return end({ status: 'planned', difference: differenceOf(site.files, live?.release.files ?? {}) }, keep);
}

async function send(
	target: Target,
	site: BuiltSite,
	{ now }: PublishOptions,
	live: Live | null,
	difference: Difference,
): Promise<Published> {
	const { slug } = site;
	const existing = await target.releases(slug);
	const lost = new Set<string>();
	for (;;) {
		const previous = live?.release ?? null;
		const carried = withOpenPagesAssets(site.files, previous?.files ?? {}, now());
		const files =
			lost.size === 0
				? carried
				: Object.fromEntries(Object.entries(carried).filter(([path]) => !lost.has(path)));
		const release = numberRelease(site, files, existing, now());
		try {
			const sent = await target.add(slug, release, previous, site.content);
			await target.point(slug, release.id, { isHeld: false });
			const notes = [...lost].map(
				(path) => `${path}, which only pages opened earlier need, was lost at ${target.name}`,
			);
			return {
				status: 'published',
				release: release.id,
				difference,
				sent,
				notes: [...notes, ...(await tidy(target, slug, release, live, now()))],
			};
		} catch (error) {
			if (!(error instanceof LostContentError)) throw error;
			lost.add(error.path);
		}
	}
}

/** Deletes releases that no rollback needs, and those whose publishing was interrupted. A failure is a note: the site is published. */
async function tidy(
	target: Target,
	slug: string,
	release: Release,
	before: Live | null,
	now: Date,
): Promise<string[]> {
	try {
		const releases = await target.releases(slug);
		const neverLive = releases.filter(
			({ id }) => before && !before.isHeld && id !== release.id && numberOf(id) > numberOf(before.release.id),
		);
		const obsolete = [...neverLive.map(({ id }) => id), ...obsoleteReleases(releases, release.id, now)];
		if (obsolete.length > 0) await target.forget(slug, [...new Set(obsolete)]);
		return [];
	} catch (error) {
		return [`earlier releases could not be deleted: ${thrownMessage(error)}`];
	}
}
