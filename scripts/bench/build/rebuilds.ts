import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { medianOf, round } from '../median.ts';
import type { Table } from '../suite.ts';
import type { FleetFolder } from './builder.ts';
import { type FleetSize, sizeName, writeStock } from './fleet.ts';
import { build } from './forecourt.ts';
import { vehicles } from './vehicles.ts';
import { type Workshop, withFleet } from './workshop.ts';

/** A change made to a fleet between two builds. `run` counts the runs, so that each run changes something. */
interface Change {
	name: string;
	make: (fleet: FleetFolder, size: FleetSize, run: number) => void;
	/** Whether pages must be rendered again; without this check a build that rendered none would look fast. */
	renders: boolean;
}

const CHANGES: readonly Change[] = [
	{ name: 'nothing', make: () => {}, renders: false },
	{ name: "one vehicle's price", make: changePrice, renders: true },
	{ name: "one dealer's theme", make: changeTheme, renders: true },
];

/** Builds on top of the last build's output, after a change. */
export function measureRebuilds(workshop: Workshop, size: FleetSize): Promise<Table> {
	return withFleet(workshop, size, async (fleet, outDir) => {
		workshop.say(`${sizeName(size)} vehicles, rebuilt after changes`);
		await build(workshop.projectDir, fleet, outDir);
		const results = CHANGES.map((change) => ({ change, runs: [] as Awaited<ReturnType<typeof build>>[] }));
		for (let run = 1; run <= workshop.runs; run++) {
			for (const { change, runs } of results) {
				change.make(fleet, size, run);
				const built = await build(workshop.projectDir, fleet, outDir);
				if (built.rendered > 0 !== change.renders)
					throw new Error(`After a change of ${change.name}, ${built.rendered} pages were rendered`);
				runs.push(built);
			}
		}
		return {
			title: `Rebuilds: ${sizeName(size)} vehicles, output in ${workshop.folders.memory ? 'memory' : 'a folder on disk'}`,
			columns: ['changed', 'pages', 'rendered', 'seconds', 'cpu_s', 'peak_rss_mb', 'runs'],
			rows: results.map(({ change, runs }) => {
				const { seconds, cpu_seconds, peak_rss_mb } = medianOf(runs);
				return {
					changed: change.name,
					pages: runs[0]?.pages ?? null,
					rendered: runs[0]?.rendered ?? null,
					seconds: round(seconds, 2),
					cpu_s: round(cpu_seconds, 2),
					peak_rss_mb: Math.round(peak_rss_mb),
					runs: runs.length,
				};
			}),
		};
	});
}

function changePrice({ dealersDir, slugs }: FleetFolder, size: FleetSize, run: number): void {
	const index = slugs.length - 1;
	const stock = vehicles(index, size.vehicles);
	const changed = stock[Math.floor(stock.length / 2)];
	if (changed) changed.price += run * 10;
	writeStock(dealersDir, slugs[index] ?? '', stock);
}

function changeTheme({ dealersDir, slugs }: FleetFolder, _: FleetSize, run: number): void {
	const file = join(dealersDir, slugs[0] ?? '', 'dealer.ts');
	const options = readFileSync(file, 'utf8');
	writeFileSync(file, options.replace(/primary: '#2b3a5.'/, `primary: '#2b3a5${run}'`));
}
