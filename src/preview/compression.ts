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

export type Encoding = keyof typeof ENCODERS;
const BEST_FIRST: Encoding[] = ['br', 'gzip'];

/** The encoding an `Accept-Encoding` header likes best; of several, the one that makes the least of a page. */
export function chooseEncoding(accepted: string | undefined): Encoding | 'identity' {
	const likings = parseAccept(accepted ?? '');
	const liking = (name: Encoding) => likings.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
	const [best] = BEST_FIRST.filter((name) => liking(name) > 0).sort((a, b) => liking(b) - liking(a));
	return best ?? 'identity';
}

/** Compresses content, or hands out what it made of the same content before. */
export type Compressor = (
	contentHash: string,
	encoding: Encoding,
	content: Uint8Array,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * A compressor that remembers what was used last: a CDN compresses a file once, `hono/compress` would do it for every answer, and knows
 * no Brotli.
 *
 * @param limitBytes how much content it remembers, counted before compression
 */
export function createCompressor(limitBytes: number): Compressor {
	const kept = new BoundedCache<Promise<Uint8Array<ArrayBuffer>>>(limitBytes);
	return (contentHash, encoding, content) =>
		kept.get(`${contentHash} ${encoding}`, () => ENCODERS[encoding](content), content.length);
}
