import { rmSync } from 'node:fs';
import { medianOf, round } from '../median.ts';
import type { Table } from '../suite.ts';
import { writeStock } from './fleet.ts';
import { build } from './forecourt.ts';
import type { FeedVehicle } from './vehicles.ts';
import { type Workshop, withFleet } from './workshop.ts';

/** Builds of one dealer with the stock of a real feed, from nothing but a bundle. */
export function measureFeed(workshop: Workshop, name: string, stock: readonly FeedVehicle[]): Promise<Table> {
	return withFleet(workshop, { dealers: 1, vehicles: 1 }, async (fleet, outDir) => {
		workshop.say(`${name}, bundled already`);
		writeStock(fleet.dealersDir, fleet.slugs[0] ?? '', stock);
		const runs = [];
		for (let run = 0; run < workshop.runs; run++) {
			rmSync(outDir, { recursive: true, force: true });
			runs.push(await build(workshop.projectDir, fleet, outDir));
		}
		const { seconds, cpu_seconds, peak_rss_mb } = medianOf(runs);
		const pages = runs[0]?.pages ?? 0;
		return {
			title: `One dealer with the feed ${name}`,
			columns: ['vehicles', 'pages', 'seconds', 'cpu_ms_per_page', 'peak_rss_mb', 'runs'],
			rows: [
				{
					of: 'feed',
					generator: 'Forecourt',
					vehicles: stock.length,
					pages,
					seconds: round(seconds, 2),
					cpu_ms_per_page: round((cpu_seconds * 1000) / pages, 2),
					peak_rss_mb: Math.round(peak_rss_mb),
					runs: runs.length,
				},
			],
		};
	});
}
