import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../suite.ts';
import type { FleetFolder } from './builder.ts';
import { copyProject } from './copied-project.ts';
import { type FleetSize, slugsOf, writeFleet } from './fleet.ts';
import { sizesOf } from './sizes.ts';

/** What build measurements work with: a copy of the project, fleets and output folders, in memory unless stated otherwise. */
export interface Workshop extends Bench {
	projectDir: string;
	/** A folder in memory, or on disk where there is no such file system. */
	workDir: string;
	/** Number of runs of each measurement; medians are shown. */
	runs: number;
	/** The time all sites are built for, ISO 8601. */
	now: string;
}

/** Copies the project into the folders of a benchmark. */
export function openWorkshop(bench: Bench): Workshop {
	const workDir = bench.folders.memory ?? bench.folders.disk;
	const projectDir = join(workDir, 'project');
	copyProject(bench.root, projectDir);
	return { ...bench, projectDir, workDir, runs: sizesOf(bench).runs, now: new Date().toISOString() };
}

/** Writes a fleet and empty output folders, runs the work, and removes all of it. */
export async function withFleet<T>(
	{ workDir }: Workshop,
	size: FleetSize,
	work: (fleet: FleetFolder, outDir: string) => Promise<T>,
): Promise<T> {
	const dir = join(workDir, 'fleet');
	const fleet = { dealersDir: join(dir, 'dealers'), slugs: slugsOf(size) };
	mkdirSync(dir, { recursive: true });
	try {
		writeFleet(fleet.dealersDir, size);
		return await work(fleet, join(dir, 'out'));
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}
