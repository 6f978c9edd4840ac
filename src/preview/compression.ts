import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { BoundedCache } from '../bounded-cache.ts';

const brotli = promisify(brotliCompress);

/** By the names `Accept-Encoding` uses. */
const ENCODERS = {
	// Quality 5 is what CDNs use on the fly; 11 takes seconds for a search index.
	br: (content: Uint8Array) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: promisify<Uint8Array, Uint8Array<ArrayBuffer>>(gzip),
};

/** A content encoding of answers, as `Accept-Encoding` names it. */
export type Encoding = keyof typeof ENCODERS;
const BEST_FIRST: Encoding[] = ['br', 'gzip'];

/** The preferred encoding of an `Accept-Encoding` header; among equals, the one that compresses best. */
export function chooseEncoding(accepted: string | undefined): Encoding | 'identity' {
	const likings = parseAccept(accepted ?? '');
	const liking = (name: Encoding) => likings.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
	const [best] = BEST_FIRST.filter((name) => liking(name) > 0).sort((a, b) => liking(b) - liking(a));
	return best ?? 'identity';
}

/** Compresses content, or returns the cached result for the same content. */
export type Compressor = (
	contentHash: string,
	encoding: Encoding,
	content: Uint8Array,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * A compressor with an LRU cache: a CDN compresses a file once, but `hono/compress` would do so for every response, and supports
 * no Brotli.
 *
 * @param limitBytes the size of the cache, in bytes before compression
 */
export function createCompressor(limitBytes: number): Compressor {
	const kept = new BoundedCache<Promise<Uint8Array<ArrayBuffer>>>(limitBytes);
	return (contentHash, encoding, content) =>
		kept.get(`${contentHash} ${encoding}`, () => ENCODERS[encoding](content), content.length);
}
