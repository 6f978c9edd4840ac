import { gunzipSync } from 'node:zlib';
import { megabytes } from './limits.ts';
import { Refused } from './refused.ts';

/** What a gzip file begins with (RFC 1952, section 2.3.1). */
const GZIP = [0x1f, 0x8b] as const;

/**
 * The bytes of a source, unpacked where it is a gzip file such as `stock.json.gz`; refused where that is cut short or too large.
 *
 * @param name what messages call the source
 * @param maxBytes the largest size once unpacked
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
