import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SearchDocument } from '../../../src/domain/vehicle/record/search-document.ts';
import type { SearchState } from '../../../src/search/state.ts';
import type { Contender } from './contender.ts';
import { timing, usedMegabytes } from './timing.ts';

/** Warm-up: states answered before anything is timed. */
const WARM_UP = 10;

/** An engine's size, indexing time and memory for some documents, and its time for each of some states. */
export async function measureInNode(
	{ name, open }: Contender,
	documents: readonly SearchDocument[],
	states: readonly SearchState[],
): Promise<Record<string, string | number | null>> {
	const before = usedMegabytes();
	const started = performance.now();
	const { file, answer, close } = await open(documents);
	const opened = performance.now() - started;
	try {
		for (const state of states.slice(0, WARM_UP)) await answer(state);
		const took: number[] = [];
		for (const state of states) {
			const asked = performance.now();
			await answer(state);
			took.push(performance.now() - asked);
		}
		const kilobytes = (bytes: Uint8Array | null) => bytes && Math.round(bytes.length / 1000);
		return {
			engine: name,
			vehicles: documents.length,
			states: states.length,
			raw_kb: kilobytes(file),
			gzip_kb: kilobytes(file && gzipSync(file)),
			brotli_kb: kilobytes(file && brotliCompressSync(file)),
			prepare_ms: Math.round(opened),
			memory_mb: file && Math.round(usedMegabytes() - before),
			p50_ms: timing(took).p50,
			p95_ms: timing(took).p95,
		};
	} finally {
		await close();
	}
}
