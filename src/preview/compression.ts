import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

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
 * A compressor that remembers. What was used longest ago is forgotten first.
 *
 * @param limitBytes how much content it remembers, counted before compression
 */
export function createCompressor(limitBytes: number): Compressor {
	const kept = new Map<string, { size: number; result: Promise<Uint8Array<ArrayBuffer>> }>();
	let total = 0;

	function forget(key: string): void {
		total -= kept.get(key)?.size ?? 0;
		kept.delete(key);
	}
	return (contentHash, encoding, content) => {
		const key = `${contentHash} ${encoding}`;
		const result = kept.get(key)?.result ?? ENCODERS[encoding](content);
		forget(key);
		kept.set(key, { size: content.length, result });
		total += content.length;
		for (const oldest of kept.keys()) {
			if (total <= limitBytes) break;
			forget(oldest);
		}
		return result;
	};
}
