import { join } from 'node:path';
import type { ConcernedFleet } from '../concern/find-concerned.ts';
import { type Commit, git, uncommittedCount } from '../concern/repository.ts';
import { buildSide, type Side, type SideBuild } from './build-side.ts';
import { type BuiltSite, NO_SITE, openBuiltSite } from './compare/built-site.ts';
import type { Sample } from './compare/samples.ts';
import { siteChanges } from './compare/site-changes.ts';
import { recordFeeds } from './record-feeds.ts';
import type { DealerReport, Report } from './report/report.ts';

/** What a comparison needs. All paths are absolute. */
export interface FleetComparison {
	root: string;
	commit: Commit;
	/** The dealers to compare. */
	fleet: ConcernedFleet;
	before: Side;
	after: Side;
	/** For answers of feeds. */
	scratch: string;
	now: Date;
	/** Tells a person at a terminal what goes on. */
	say: (line: string) => void;
}

/** A report without pictures, and the pages of which there should be some, by dealer. */
export interface Compared {
	report: Report;
	samples: ReadonlyMap<string, readonly Sample[]>;
}

/** Builds both versions of dealers' sites and compares them. A dealer that cannot be built does not affect the others. */
export async function compareFleet(order: FleetComparison): Promise<Compared> {
	const { root, commit, fleet, before, after } = order;
	const dealers = dealersOf(fleet);
	const builds = await buildBoth(order, dealers);
	const samples = new Map<string, readonly Sample[]>();
	const reports = dealers.map((dealer): DealerReport => {
		const { slug } = dealer;
		const report = { ...dealer, changes: null, pictures: [], same_look: [] };
		const sites = sitesOf(dealer, builds, before, after);
		if (!sites.before || !sites.after) return { ...report, ...sites.remarks };
		const { samples: ofDealer, ...changes } = siteChanges(sites.before, sites.after);
		samples.set(slug, ofDealer);
		return { ...report, ...sites.remarks, changes };
	});
	const failures = [
		failureNote(`The sites of ${commit.ref} could not be built, so none is compared`, builds.before.failure),
		failureNote('The sites of the working tree could not be built', builds.after.failure),
	];
	const report: Report = {
		version: 1,
		against: commit,
		now: { hash: git(root, ['rev-parse', 'HEAD']).trim(), uncommitted: uncommittedCount(root) },
		dealers: reports,
		others: fleet.others,
		notes: failures.filter((note) => note !== null),
	};
	return { report, samples };
}

type Dealer = Pick<DealerReport, 'slug' | 'state' | 'because'>;

function dealersOf({ present, removed, added }: ConcernedFleet): Dealer[] {
	return [
		...present.map(({ slug, because }) => ({
			slug,
			because,
			state: added.includes(slug) ? ('added' as const) : ('kept' as const),
		})),
		...removed.map((slug) => ({ slug, because: `${slug}/dealer.ts`, state: 'removed' as const })),
	].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

interface Builds {
	before: SideBuild;
	after: SideBuild;
}

async function buildBoth(
	{ before, after, scratch, now, commit, say }: FleetComparison,
	dealers: readonly Dealer[],
): Promise<Builds> {
	const slugsOf = (not: Dealer['state']) =>
		dealers.filter(({ state }) => state !== not).map(({ slug }) => slug);
	const [old, fresh] = [slugsOf('added'), slugsOf('removed')];
	const feeds = await recordFeeds([before.dealersDir, after.dealersDir], fresh, join(scratch, 'feeds'));
	const build = (side: Side, slugs: readonly string[]): Promise<SideBuild> =>
		buildSide(side, slugs, { now, say, feeds: feeds.get(side.dealersDir) ?? new Map() });
	say(`Building ${countOf(old.length)} of ${commit.ref}…`);
	const earlier = await build(before, old);
	say(`Building ${countOf(fresh.length)} of the working tree…`);
	return { before: earlier, after: await build(after, fresh) };
}

/** The two versions of a dealer's site, null where it should be there and is not, and what to say about that. */
function sitesOf(
	{ slug, state }: Dealer,
	builds: Builds,
	before: Side,
	after: Side,
): { before: BuiltSite | null; after: BuiltSite | null; remarks: Pick<DealerReport, 'problems' | 'notes'> } {
	const open = (build: SideBuild, { outDir }: Side) =>
		build.built.has(slug) ? openBuiltSite(outDir, slug) : null;
	const inEarlier = builds.before.problems.get(slug) ?? [];
	const remarks = {
		problems: [...(builds.after.problems.get(slug) ?? [])],
		notes: inEarlier.map((problem) => `in the earlier version: ${problem}`),
	};
	const [old, fresh] = [open(builds.before, before), open(builds.after, after)];
	if (state === 'added') return { before: NO_SITE, after: fresh, remarks };
	if (state === 'removed') return { before: old, after: NO_SITE, remarks };
	if (!old && fresh && builds.before.failure === null) {
		remarks.notes.push('the earlier version of its site could not be built, so every page counts as new');
		return { before: NO_SITE, after: fresh, remarks };
	}
	return { before: old, after: fresh, remarks };
}

function failureNote(what: string, failure: string | null): string | null {
	return failure === null ? null : `${what}:\n${failure}`;
}

function countOf(sites: number): string {
	return `${sites} ${sites === 1 ? 'site' : 'sites'}`;
}
