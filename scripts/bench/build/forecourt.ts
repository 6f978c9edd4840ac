import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Measured, measure } from '../measure.ts';
import type { Builder, FleetFolder } from './builder.ts';

/** The fields read from the last line of `npm run build -- --json`. */
export interface BuildSummary {
	pages: number;
	rendered: number;
}

/** This project's own build, in a copy of the project. Cold: no bundle, no caches and no earlier output. */
export function forecourt(projectDir: string): Builder {
	return {
		name: 'Forecourt',
		dealers: (all) => all,
		mustBuildInProject: false,
		prepare: async () => {},
		build: (fleet, outDir) => {
			rmSync(join(projectDir, '.forecourt'), { recursive: true, force: true });
			return build(projectDir, fleet, outDir);
		},
	};
}

/** The same with the bundle of an earlier build, as every build after the first of a release has it. */
export function bundledForecourt(projectDir: string): Builder {
	return {
		...forecourt(projectDir),
		name: 'Forecourt, bundled before',
		build: (fleet, outDir) => build(projectDir, fleet, outDir),
	};
}

/** Builds on top of what earlier builds left: the bundle, and the sites in the output folder. */
export async function build(
	projectDir: string,
	{ dealersDir }: Pick<FleetFolder, 'dealersDir'>,
	outDir: string,
): Promise<Measured & BuildSummary> {
	const command = ['--import', './scripts/keep-compiled.mjs', join('scripts', 'build.ts')];
	const measured = await measure(
		[process.execPath, ...command, '--dealers', dealersDir, '--out', outDir, '--json'],
		{ cwd: projectDir },
	);
	const { pages, rendered } = JSON.parse(measured.stdout.trim().split('\n').at(-1) ?? '') as BuildSummary;
	return { ...measured, pages, rendered };
}
