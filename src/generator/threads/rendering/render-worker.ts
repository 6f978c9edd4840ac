import { parentPort, workerData } from 'node:worker_threads';
import { renderPage } from '../../pages/render-page.ts';
import { loadRenderer } from '../../pages/renderer.ts';
import { ReceivedParts } from './received-parts.ts';
import type { RenderedPages, RenderOrder, SentPages } from './sent-pages.ts';

/** A thread that renders the pages that another one computes. */
const port = parentPort;
if (!port) throw new Error('render-worker.ts runs only as a thread of the generator');

const received = new ReceivedParts();
const { bundleDir, left } = workerData as RenderOrder;
const renderer = loadRenderer(bundleDir);
// Its failure is that of the first page: there may be none.
renderer.catch(() => {});
let last: Promise<unknown> = Promise.resolve();

port.on('message', (sent: SentPages) => {
	// Messages are answered in their order.
	last = last.then(async () => {
		const problem = await render(sent).then(
			() => null,
			(error: unknown) => (error instanceof Error ? error.message : String(error)),
		);
		port.postMessage({ problem } satisfies RenderedPages);
	});
});

async function render(sent: SentPages): Promise<void> {
	let done = 0;
	try {
		const { pages, frame } = received.unpack(sent);
		for (const page of pages) {
			await renderPage(await renderer, page, frame);
			Atomics.sub(left, 0, 1);
			done += 1;
		}
	} finally {
		Atomics.sub(left, 0, sent.pages.length - done);
	}
}
