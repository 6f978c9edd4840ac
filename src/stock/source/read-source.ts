import { basename, join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../content-hash.ts';
import type { HttpSource, StockSource } from '../../domain/feed/stock-source.ts';
import { Refused } from '../refused.ts';
import { readCacheFile, writeCacheFile } from '../snapshot/cache-file.ts';
import { type Answer, fetchSource, type RequestSettings } from './fetch-source.ts';
import { readSourceFile } from './read-file.ts';
import { unpacked } from './unpacked.ts';

/** The identity of a source. */
export interface SourcePlace {
	/** Its name in messages: a file with its dealer's folder, or an address without its query, which may contain a token. */
	name: string;
	/** Distinguishes it from every other source of the dealer. */
	origin: string;
}

/** The bytes of a source before they are parsed. */
export interface SourceBytes {
	bytes: Uint8Array;
	/** Sentences about the reading. */
	notes: string[];
}

/** The identity of a dealer's stock source. `override`, a file given on the command line, replaces it. */
export function sourcePlace(source: StockSource, folder: string, override: string | null): SourcePlace {
	if (override !== null) return { name: override, origin: `override ${override}` };
	if (source.source !== 'http') {
		return { name: `${basename(folder)}/${source.file}`, origin: `file ${source.file}` };
	}
	const { origin, pathname } = new URL(source.url);
	return { name: origin + pathname, origin: `address ${hashOf(source.url)}` };
}

/**
 * Reads a source of any format.
 *
 * @param where `answerPath`: the cache file for an http source's response, so that the server need not send it twice; `fetched`: what
 *   {@link sourceHash} has just returned, whose response is used without asking the server again
 */
export async function readSource(
	source: StockSource,
	place: SourcePlace,
	where: { folder: string; override: string | null; answerPath: string; fetched?: string | null },
	settings: RequestSettings,
): Promise<SourceBytes | Refused> {
	const packed =
		where.override === null && source.source === 'http'
			? (keptSource(place, where) ?? (await readAddress(source, place, where.answerPath, settings)))
			: readFile(source, place, where, settings);
	if (packed instanceof Refused) return packed;
	const bytes = unpacked(packed.bytes, place.name, settings.maxBytes);
	return bytes instanceof Refused ? bytes : { ...packed, bytes };
}

/** The response that was just fetched; null where there is none. */
function keptSource(
	{ origin }: SourcePlace,
	{ answerPath, fetched = null }: { answerPath: string; fetched?: string | null },
): SourceBytes | null {
	const kept = fetched === null ? null : keptAnswer(answerPath, origin);
	return kept && hashOf(kept.body) === fetched ? { bytes: kept.body, notes: [] } : null;
}

function readFile(
	source: StockSource,
	{ name }: SourcePlace,
	{ folder, override }: { folder: string; override: string | null },
	{ maxBytes }: RequestSettings,
): SourceBytes | Refused {
	const bytes = readSourceFile(override ?? join(folder, 'file' in source ? source.file : ''), name, maxBytes);
	return bytes instanceof Refused ? bytes : { bytes, notes: [] };
}

/**
 * Asks an http source for what it has now, and returns the hash of it. The response is kept for the next build, which then need not fetch it again.
 */
export async function sourceHash(
	source: HttpSource,
	folder: string,
	answerPath: string,
	settings: RequestSettings,
): Promise<string | Refused> {
	const answer = await readAddress(source, sourcePlace(source, folder, null), answerPath, settings);
	return answer instanceof Refused ? answer : hashOf(answer.bytes);
}

async function readAddress(
	source: HttpSource,
	{ name, origin }: SourcePlace,
	answerPath: string,
	settings: RequestSettings,
): Promise<SourceBytes | Refused> {
	const earlier = keptAnswer(answerPath, origin);
	const answer = await fetchSource(source, name, earlier, settings);
	if (answer instanceof Refused) return answer;
	const { etag, last_modified } = answer;
	if (answer === earlier || (earlier && isSame(answer, earlier))) return { bytes: answer.body, notes: [] };
	try {
		writeCacheFile(answerPath, { origin, etag, last_modified }, answer.body);
		return { bytes: answer.body, notes: [] };
	} catch (error) {
		return {
			bytes: answer.body,
			notes: [`the response could not be stored for the next build: ${String(error)}`],
		};
	}
}

/** Whether a server that names no versions has sent the same again. */
function isSame(answer: Answer, earlier: Answer): boolean {
	return (
		(answer.etag ?? answer.last_modified ?? earlier.etag ?? earlier.last_modified) === null &&
		Buffer.compare(answer.body, earlier.body) === 0
	);
}

/** The head of the cache file of a response. */
const KeptHead = z.object({
	origin: z.string(),
	etag: z.string().nullable(),
	last_modified: z.string().nullable().default(null),
});

function keptAnswer(path: string, origin: string): Answer | null {
	// Without it the server sends everything again.
	const file = readCacheFile(path, () => undefined);
	const head = KeptHead.safeParse(file?.head).data;
	return file && head?.origin === origin
		? { etag: head.etag, last_modified: head.last_modified, body: file.body }
		: null;
}
