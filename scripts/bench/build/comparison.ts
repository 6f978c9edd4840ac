import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import { medianOf, round } from '../median.ts';
import type { Table } from '../suite.ts';
import { type Builder, type FleetFolder, pagesIn } from './builder.ts';
import { bytesOf, refuseUnequalPages } from './equal-pages.ts';
import { sizeName } from './fleet.ts';
import type { ColdBuild } from './sizes.ts';
import { type Workshop, withFleet } from './workshop.ts';

interface Result {
	runs: Measured[];
	/** Sizes in bytes by path, of the last run. */
	sizes: ReadonlyMap<string, number>;
}

/** Cold builds by several generators in turn, so that other load on the machine affects all of them alike. */
export async function compareBuilders(
	workshop: Workshop,
	builders: readonly Builder[],
	coldBuilds: readonly ColdBuild[],
): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const coldBuild of coldBuilds) rows.push(...(await coldBuildRows(workshop, builders, coldBuild)));
	return {
		title: 'Builds from nothing: no output, no caches, and where it is not said otherwise no bundle',
		columns: [
			'fleet',
			'generator',
			'output',
			'dealers',
			'pages',
			'kb_per_page',
			'seconds',
			'pages_per_s',
			'cpu_s',
			'cpu_ms_per_page',
			'peak_rss_mb',
			'runs',
		],
		rows,
	};
}

function coldBuildRows(
	workshop: Workshop,
	builders: readonly Builder[],
	coldBuild: ColdBuild,
): Promise<Table['rows']> {
	const { folders, say } = workshop;
	return withFleet(workshop, coldBuild, async (fleet, outDir) => {
		const partOf = (builder: Builder): FleetFolder => ({
			...fleet,
			slugs: fleet.slugs.slice(0, builder.dealers(coldBuild.dealers)),
		});
		const { only } = coldBuild;
		const chosen = builders.filter(({ name }) => only?.includes(name) ?? true);
		for (const builder of chosen) await builder.prepare(partOf(builder));
		const rows: Table['rows'] = [];
		const outputs = folders.memory ? coldBuild.outputs : (['disk'] as const);
		for (const output of outputs) {
			say(`${sizeName(coldBuild)} vehicles, cold, output ${output === 'disk' ? 'on' : 'in'} ${output}`);
			const isElsewhere = output === 'disk' && folders.memory !== null;
			const capable = chosen.filter(({ mustBuildInProject }) => !(isElsewhere && mustBuildInProject));
			const results = await byTurns(
				new Map(capable.map((builder) => [builder, partOf(builder)])),
				isElsewhere ? join(folders.disk, 'out') : outDir,
				coldBuild.runs,
			);
			const written = [...results].map(([{ name }, { sizes }]) => ({ name, sizes }));
			const [ours, hugo] = ['Forecourt', 'Hugo'].map((by) => written.find(({ name }) => name.startsWith(by)));
			if (ours && hugo) refuseUnequalPages(ours, hugo);
			for (const [builder, result] of results)
				rows.push({
					fleet: sizeName(coldBuild),
					generator: builder.name,
					output,
					dealers: partOf(builder).slugs.length,
					...figures(result),
				});
		}
		return rows;
	});
}

async function byTurns(
	fleets: ReadonlyMap<Builder, FleetFolder>,
	outDir: string,
	runs: number,
): Promise<Map<Builder, Result>> {
	const results = new Map<Builder, Result>();
	for (let run = 0; run < runs; run++) {
		for (const [builder, fleet] of fleets) {
			const measured = await builder.build(fleet, outDir);
			const before = results.get(builder)?.runs ?? [];
			results.set(builder, { runs: [...before, measured], sizes: pagesIn(outDir) });
			rmSync(outDir, { recursive: true, force: true });
		}
	}
	return results;
}

function figures({ runs, sizes }: Result): Table['rows'][number] {
	const pages = sizes.size;
	const { seconds, cpu_seconds, peak_rss_mb } = medianOf(runs);
	return {
		pages,
		kb_per_page: round(bytesOf(sizes, sizes.keys()) / 1000 / pages, 1),
		seconds: round(seconds, 2),
		pages_per_s: Math.round(pages / seconds),
		cpu_s: round(cpu_seconds, 2),
		cpu_ms_per_page: round((cpu_seconds * 1000) / pages, 2),
		peak_rss_mb: Math.round(peak_rss_mb),
		runs: runs.length,
	};
}
