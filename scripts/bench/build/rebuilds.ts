import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import { medianOf, round } from '../median.ts';
import type { Table } from '../suite.ts';
import type { FleetFolder } from './builder.ts';
import { CHANGES, type Change, type StockedFleet } from './changes.ts';
import { type FleetSize, sizeName, writeStock } from './fleet.ts';
import { type BuildSummary, build } from './forecourt.ts';
import { changedPages, pageHashes } from './page-changes.ts';
import { openResident } from './resident.ts';
import { type FeedVehicle, vehicles } from './vehicles.ts';
import { type Workshop, withFleet } from './workshop.ts';

type Run = Measured & BuildSummary;

/** A way to build a fleet again, and what it took after each change. */
interface Way {
	name: 'new process' | 'resident';
	outDir: string;
	build: () => Promise<Run>;
	/** By change: pages that were rendered and have the bytes they had. */
	inVain: Map<string, number>;
	runs: Map<string, Run[]>;
}

/** What is built again and again. */
interface Rebuilt {
	of: 'fleet' | 'feed';
	name: string;
	/** The stock of the last dealer. */
	stock: readonly FeedVehicle[];
	changes: readonly Change[];
}

/** Builds of a fleet on top of the last build's output, after changes of its last dealer, by a new process and by one that stays open. */
export function measureRebuilds(workshop: Workshop, size: FleetSize): Promise<Table> {
	const stock = vehicles(size.dealers - 1, size.vehicles);
	return rebuilds(workshop, size, {
		of: 'fleet',
		name: `${sizeName(size)} vehicles`,
		stock,
		changes: CHANGES,
	});
}

/** The same for one dealer with the stock of a real feed. */
export function measureFeedRebuilds(
	workshop: Workshop,
	name: string,
	stock: readonly FeedVehicle[],
): Promise<Table> {
	const changes = CHANGES.filter(({ ofStock }) => ofStock);
	return rebuilds(workshop, { dealers: 1, vehicles: 1 }, { of: 'feed', name, stock, changes });
}

function rebuilds(
	workshop: Workshop,
	size: FleetSize,
	{ of, name, stock, changes }: Rebuilt,
): Promise<Table> {
	return withFleet(workshop, size, async (folder, outDir) => {
		workshop.say(`${name}, rebuilt after changes`);
		const fleet: StockedFleet = { ...folder, stock };
		writeStock(fleet.dealersDir, fleet.slugs.at(-1) ?? '', stock);
		const ways = waysOf(workshop, fleet, outDir);
		try {
			for (const { build } of ways.all) await build();
			// Once unmeasured: a resident builder has read nothing of what the cold build has left.
			for (let run = 0; run <= workshop.runs; run++)
				for (const change of changes) {
					change.make(fleet, run);
					for (const way of ways.all)
						if (run === 0) await tried(way, change);
						else await measured(way, change);
				}
		} finally {
			ways.close();
		}
		return {
			title: `Rebuilds: ${name}, output in ${workshop.folders.memory ? 'memory' : 'a folder on disk'}`,
			columns: [
				'changed',
				'builder',
				'pages',
				'rendered',
				'in_vain',
				'seconds',
				'cpu_s',
				'peak_rss_mb',
				'runs',
			],
			rows: changes.flatMap((change) => ways.all.map((way) => row(change, way, of))),
		};
	});
}

function waysOf(
	{ projectDir }: Workshop,
	fleet: FleetFolder,
	outDir: string,
): { all: Way[]; close: () => void } {
	const residentOut = join(outDir, '..', 'resident');
	const resident = openResident(projectDir, fleet, residentOut);
	const way = (name: Way['name'], outDir: string, build: Way['build']): Way => ({
		name,
		outDir,
		build,
		inVain: new Map(),
		runs: new Map(),
	});
	return {
		all: [
			way('new process', outDir, () => build(projectDir, fleet, outDir)),
			way('resident', residentOut, resident.build),
		],
		close: resident.close,
	};
}

/** Builds once unmeasured, and compares the pages with those before. */
async function tried({ outDir, build, inVain }: Way, change: Change): Promise<void> {
	const before = pageHashes(outDir);
	const { rendered } = await build();
	inVain.set(change.name, rendered - changedPages(before, pageHashes(outDir)));
}

async function measured({ build, runs }: Way, change: Change): Promise<void> {
	const built = await build();
	if (built.rendered > 0 !== change.renders)
		throw new Error(`After a change of ${change.name}, ${built.rendered} pages were rendered`);
	runs.set(change.name, [...(runs.get(change.name) ?? []), built]);
}

function row(change: Change, { name, inVain, runs }: Way, of: 'fleet' | 'feed'): Table['rows'][number] {
	const built = runs.get(change.name) ?? [];
	const { seconds, cpu_seconds, peak_rss_mb } = medianOf(built);
	return {
		of,
		changed: change.name,
		builder: name,
		pages: built[0]?.pages ?? null,
		rendered: Math.max(...built.map(({ rendered }) => rendered)),
		in_vain: inVain.get(change.name) ?? null,
		seconds: round(seconds, 3),
		cpu_s: round(cpu_seconds, 2),
		peak_rss_mb: Math.round(peak_rss_mb),
		runs: built.length,
	};
}
