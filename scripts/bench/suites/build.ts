import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '../../command.ts';
import { stockAstro } from '../build/astro/stock-astro.ts';
import { type Builder, pagesIn } from '../build/builder.ts';
import { compareBuilders } from '../build/comparison.ts';
import { measureFeed } from '../build/feed-builds.ts';
import { build, bundledForecourt, forecourt } from '../build/forecourt.ts';
import { measureFurtherDealers } from '../build/further-dealers.ts';
import type { Kind } from '../build/hugo/content.ts';
import { fillingOf } from '../build/hugo/filling.ts';
import { hugo, hugoVersion } from '../build/hugo/hugo.ts';
import { pageAssetsOf } from '../build/hugo/page-assets.ts';
import { realFeed } from '../build/real-feed.ts';
import { measureFeedRebuilds, measureRebuilds } from '../build/rebuilds.ts';
import { sizesOf } from '../build/sizes.ts';
import { targetsTable } from '../build/targets.ts';
import { openWorkshop, type Workshop, withFleet } from '../build/workshop.ts';
import type { Suite } from '../suite.ts';

/** Build times, compared with other generators (docs/decisions/0004-build-speed.md). */
export const suite: Suite = {
	run: async (bench) => {
		if (!existsSync('/proc/self/stat'))
			throw new UserError(
				'The build is measured by the processor time and memory that /proc reports, which this system lacks: run it on Linux',
			);
		const feed = bench.feed === null ? null : { name: basename(bench.feed), stock: realFeed(bench.feed) };
		const workshop = openWorkshop(bench);
		const version = hugoVersion();
		const builders = [
			forecourt(workshop.projectDir),
			bundledForecourt(workshop.projectDir),
			...(version ? [await hugoBuilder(workshop)] : []),
			stockAstro(workshop.projectDir, workshop.now),
		];
		const { cold, rebuilt } = sizesOf(bench);
		const tables = [
			await compareBuilders(workshop, builders, cold),
			await measureRebuilds(workshop, rebuilt),
			await measureFurtherDealers(workshop),
			...(feed ? [await measureFeed(workshop, feed.name, feed.stock)] : []),
			...(feed ? [await measureFeedRebuilds(workshop, feed.name, feed.stock)] : []),
		];
		return {
			// Targets are for whole sizes.
			tables: bench.quick ? tables : [...tables, targetsTable(tables)],
			notes: notes(version, workshop),
		};
	},
};

/** Hugo gets the styles and scripts of our pages, and a filling for what its templates lack, so that both write as much. */
async function hugoBuilder(workshop: Workshop): Promise<Builder> {
	const siteDir = join(workshop.workDir, 'hugo');
	return withFleet(workshop, { dealers: 1, vehicles: 300 }, async (fleet, outDir) => {
		await build(workshop.projectDir, fleet, outDir);
		const slug = fleet.slugs[0] ?? '';
		const [vehicle] = JSON.parse(readFileSync(join(fleet.dealersDir, slug, 'stock.json'), 'utf8'));
		const pageOf = (file: string) => readFileSync(join(outDir, slug, file), 'utf8');
		const samples = {
			vehicle: pageOf(`cars/${vehicle.slug}.html`),
			'stock-list': pageOf('search/used-cars.html'),
		};
		const assets = {
			vehicle: pageAssetsOf(samples.vehicle),
			'stock-list': pageAssetsOf(samples['stock-list']),
		};
		const filled = (filling: Record<Kind, string>) => hugo(siteDir, assets, filling, workshop.now);
		const bare = filled({ vehicle: '', 'stock-list': '' });
		const bareDir = `${outDir}-bare`;
		await bare.prepare(fleet);
		await bare.build(fleet, bareDir);
		return filled(fillingOf(samples, pagesIn(outDir), pagesIn(bareDir)));
	});
}

function notes(hugo: string | null, { folders }: Workshop): string[] {
	return [
		'Each figure is the median of its runs; generators take turns. Processor time and memory are of the whole process tree (memory sampled every 50 ms).',
		'Forecourt computes page data and writes sitemaps, feeds and policies; the others get finished data and write pages only.',
		'astro build per dealer: one dealer after another, as many dealers as the table says. It can only write to its own file system.',
		hugo
			? `Hugo ${hugo}: all pages but home and not-found, all dealers in one run, parts cached by partialCached. What its templates lack (dialogs, share bar, search sidebar) is printed as one fixed text of that size: pages that both write differ in bytes by at most 5 %.`
			: 'Hugo is not on the path: not measured.',
		...(folders.memory ? [] : ['There is no /dev/shm: everything was written to disk.']),
	];
}
