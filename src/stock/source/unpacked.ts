import { gunzipSync } from 'node:zlib';
import { Refused } from '../refused.ts';
import { megabytes } from './limits.ts';

/** The first bytes of a gzip file (RFC 1952, section 2.3.1). */
const GZIP = [0x1f, 0x8b] as const;

/**
 * The bytes of a source, decompressed if it is a gzip file such as `stock.json.gz`; an error if that is truncated or too large.
 *
 * @param name the name of the source in messages
 * @param maxBytes the maximum decompressed size
 */
export function unpacked(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array | Refused {
	if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) return bytes;
	try {
		return gunzipSync(bytes, { maxOutputLength: maxBytes });
	} catch (error) {
		const isTooLarge = error instanceof RangeError;
		return new Refused(
			isTooLarge
				? `${name} is larger than ${megabytes(maxBytes)} once unpacked`
				: `${name} is a gzip file that is damaged or cut short`,
		);
	}
}
