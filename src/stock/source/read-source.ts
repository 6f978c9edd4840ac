import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import type { HttpSource, StockSource } from '../../domain/feed/stock-source.ts';
import { Refused } from '../refused.ts';
import { writeCacheFile } from '../snapshot/cache-file.ts';
import { fetchSource, type RequestSettings } from './fetch-source.ts';
import { isSame, keptAnswer } from './kept-answer.ts';
import { readSourceFile } from './read-file.ts';
import { type SourcePlace, sourcePlace } from './source-place.ts';
import { unpacked } from './unpacked.ts';

/** The bytes of a source before they are parsed. */
export interface SourceBytes {
	bytes: Uint8Array;
	/** Sentences about the reading. */
	notes: string[];
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
 * Asks an http source for what it has now, and returns the hash of it. The response is kept for the next build, which then need not fetch
 * it again.
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
