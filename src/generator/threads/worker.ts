import { parentPort } from 'node:worker_threads';
import { loadSite } from '../../site/open/load-site.ts';
import { thrownMessage } from '../../thrown-message.ts';
import {
	abandonBuild,
	type DealerBuild,
	isRenderedWhole,
	isShareable,
	openBuild,
	renderChunk,
	siteOrder,
} from '../dealer-build.ts';
import { finishBuild } from '../finish-build.ts';
import type { PageRecord } from '../outcome.ts';
import { type DealerJob, takeChunk } from './job.ts';
import { KeptSites } from './kept-sites.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/**
 * A thread of the pool. It builds whole dealers; when no dealer is left, it assists another thread with the pages of
 * its dealer.
 */
const port = parentPort;
if (!port) throw new Error('worker.ts runs only as a thread of the generator');

/** The dealer that this thread is building, between rendering its pages and finishing it. */
let open: { build: DealerBuild; records: PageRecord[] } | null = null;

const keptSites = new KeptSites();

/** Resolves when the pages are compiled. */
const compiled = Promise.withResolvers<void>();

port.on('message', async (message: ToWorker) => {
	if (message.type === 'compiled') return compiled.resolve();
	const { slug } = message;
	try {
		switch (message.type) {
			case 'build':
				return await build(message.job);
			case 'assist':
				return await assist(message.job);
			case 'finish':
				return await finish(slug, message.records);
			case 'abandon':
				if (open) abandonBuild(open.build.job);
				open = null;
		}
	} catch (error) {
		if (open && message.type !== 'assist') abandonBuild(open.build.job);
		open = null;
		answer({ type: 'failed', slug, problems: [thrownMessage(error)] });
	}
});

async function build(job: DealerJob): Promise<void> {
	const memory = job.isKept ? keptSites.of(job.slug) : undefined;
	keptSites.forget(job.slug);
	const loaded = await loadSite({ ...siteOrder(job), ...(memory && { memory }) });
	if (!loaded.site) return answer({ type: 'failed', slug: job.slug, problems: loaded.problems });
	const build = openBuild(job, loaded, compiled.promise);
	abandonBuild(job);
	if (memory) keptSites.keep(job.slug, memory, loaded.site.shown.length);
	open = { build, records: [] };
	answer({
		type: 'opened',
		slug: job.slug,
		pages: build.pages.length,
		isRenderedWhole: isRenderedWhole(build),
		isShareable: isShareable(build),
	});
	open.records = await renderChunks(build);
	answer({ type: 'rendered', slug: job.slug });
}

async function assist(job: DealerJob): Promise<void> {
	const loaded = await loadSite(siteOrder(job));
	if (!loaded.site) throw new Error(loaded.problems.join('; '));
	const records = await renderChunks(openBuild(job, loaded, compiled.promise));
	answer({ type: 'assisted', slug: job.slug, records });
}

async function finish(slug: string, assisted: readonly PageRecord[]): Promise<void> {
	if (!open) throw new Error(`${slug} is not open in this thread`);
	const { build, records } = open;
	open = null;
	// A site whose pages are all as they were gets the assets of the compiled pages.
	await compiled.promise;
	answer({ type: 'finished', slug, outcome: await finishBuild(build, [...records, ...assisted]) });
}

async function renderChunks(build: DealerBuild): Promise<PageRecord[]> {
	const records: PageRecord[] = [];
	for (
		let first = takeChunk(build.job, build.pages.length);
		first !== null;
		first = takeChunk(build.job, build.pages.length)
	) {
		const chunk = await renderChunk(build, first);
		records.push(...chunk);
		answer({ type: 'progress', slug: build.job.slug, rendered: chunk.length });
	}
	return records;
}

function answer(message: FromWorker): void {
	port?.postMessage(message);
}
