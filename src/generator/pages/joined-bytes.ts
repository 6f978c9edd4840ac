/** The most bytes of UTF-8 that a unit of a string takes. */
const BYTES_PER_UNIT = 3;

/**
 * The buffer of every call. Node allocates three times a text's length for each file that it writes: without this buffer it takes 145 µs
 * instead of 121 to join and write a page (docs/benchmarks.md has the gain in a build).
 */
let buffer = Buffer.allocUnsafeSlow(1024 * 1024);

/** Texts joined, in UTF-8. The next call overwrites them. */
export function bytesOf(texts: readonly string[]): Uint8Array {
	const units = texts.reduce((sum, { length }) => sum + length, 0);
	if (units * BYTES_PER_UNIT > buffer.length) buffer = Buffer.allocUnsafeSlow(units * BYTES_PER_UNIT);
	let length = 0;
	for (const text of texts) length += buffer.write(text, length);
	return buffer.subarray(0, length);
}
