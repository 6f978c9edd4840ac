import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DealerJob } from './job.ts';
import { Pool } from './pool.ts';

/** A thread that counts the sites that are begun in their job's number, and opens those of dealers called 'quick'. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let slug = '';
let isCompiled = false;
parentPort.on('message', ({ type, job }) => {
	const answer = (message) => parentPort.postMessage({ slug, ...message });
	if (type === 'finish') return answer({ type: 'finished', outcome: { status: 'built', slug } });
	if (type === 'compiled') isCompiled = true;
	if (type === 'build') {
		slug = job.slug;
		Atomics.add(new Int32Array(job.nextChunk), 0, 1);
		if (slug.startsWith('quick')) answer({ type: 'opened', pages: 1, isRenderedWhole: true, isShareable: false });
	}
	if (isCompiled && slug !== '') answer({ type: 'rendered' });
});
`;

/** A run for two cores, of which the pages are not compiled. */
function waitingRun(...slugs: string[]) {
	const module = join(mkdtempSync(join(tmpdir(), 'pool-')), 'thread.mjs');
	writeFileSync(module, THREAD);
	const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
	const { promise: compiled, resolve: compile } = Promise.withResolvers<void>();
	const outcomes = new Pool(module, {}, 'once').run({
		jobs: slugs.map((slug) => ({ slug, nextChunk: begun }) as DealerJob),
		maxThreads: 2,
		isWhole: true,
		compiled,
		progress: () => {},
		signal: new AbortController().signal,
	});
	return { begun: () => Atomics.load(new Int32Array(begun), 0), compile, outcomes };
}

test('a core is left to the compiler of the pages while a site is opened', async () => {
	const { begun, compile, outcomes } = waitingRun('large', 'small');
	await expect.poll(begun).toBe(1);
	await pause(200);
	expect(begun()).toBe(1);
	compile();
	expect(await outcomes).toHaveLength(2);
	expect(begun()).toBe(2);
});

test('a further site is opened while the thread of an open one waits for the pages', async () => {
	const { begun, compile, outcomes } = waitingRun('quick', 'large');
	await expect.poll(begun).toBe(2);
	compile();
	expect(await outcomes).toHaveLength(2);
});
