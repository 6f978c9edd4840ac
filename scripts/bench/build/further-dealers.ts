import { rmSync } from 'node:fs';
import { medianOf, round } from '../median.ts';
import type { Table } from '../suite.ts';
import { type FleetSize, sizeName } from './fleet.ts';
import { build } from './forecourt.ts';
import { type Workshop, withFleet } from './workshop.ts';

const COLUMNS = ['fleet', 'pages', 'seconds', 'cpu_s', 'runs'] as const;

/**
 * The cost of one more dealer apart from its pages. Two fleets that differ only in dealers give the cost of a dealer with its
 * pages; two that differ only in vehicles give the cost of a page. The bundle is built beforehand, as bundling times vary.
 */
export async function measureFurtherDealers(workshop: Workshop): Promise<Table> {
	const { quick } = workshop;
	const few = { dealers: quick ? 2 : 10, vehicles: 50 };
	const many = { dealers: quick ? 6 : 30, vehicles: 50 };
	const larger = { dealers: few.dealers, vehicles: 200 };
	const results = [];
	for (const size of [few, many, larger]) results.push({ size, ...(await warmBuild(workshop, size)) });
	const [small, wide, deep] = results;
	if (!small || !wide || !deep) throw new Error('Three fleets are needed');
	const dealers = wide.size.dealers - small.size.dealers;
	const before = (figure: 'seconds' | 'cpu_seconds') => {
		const page = (deep[figure] - small[figure]) / (deep.pages - small.pages);
		return ((wide[figure] - small[figure] - page * (wide.pages - small.pages)) * 1000) / dealers;
	};
	const rows = results.map(({ size, pages, seconds, cpu_seconds }) => ({
		fleet: sizeName(size),
		pages,
		seconds: round(seconds, 2),
		cpu_s: round(cpu_seconds, 2),
		runs: workshop.runs,
	}));
	const dealerMs = { wall: round(before('seconds'), 1), cpu: round(before('cpu_seconds'), 1) };
	return {
		title: `A further dealer costs ${dealerMs.wall} ms (${dealerMs.cpu} ms of processor time) before its pages`,
		columns: COLUMNS,
		rows: [
			...rows,
			{
				fleet: 'a further dealer',
				pages: 0,
				seconds: dealerMs.wall / 1000,
				cpu_s: dealerMs.cpu / 1000,
				runs: workshop.runs,
			},
		],
	};
}

function warmBuild(workshop: Workshop, size: FleetSize) {
	return withFleet(workshop, size, async (fleet, outDir) => {
		workshop.say(`${sizeName(size)} vehicles, bundled already`);
		const runs = [];
		for (let run = 0; run < workshop.runs; run++) {
			rmSync(outDir, { recursive: true, force: true });
			runs.push(await build(workshop.projectDir, fleet, outDir));
		}
		return { ...medianOf(runs), pages: runs[0]?.pages ?? 0 };
	});
}
