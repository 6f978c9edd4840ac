/** The most bytes of UTF-8 that a unit of a string takes. */
const BYTES_PER_UNIT = 3;

/** The memory of all texts, one after another. Node would allocate three times a text's length for each that it writes, and give it back to the system. */
let memory = Buffer.allocUnsafeSlow(1024 * 1024);

/** The bytes of some texts, one after another, in UTF-8. They are overwritten by the next call. */
export function bytesOf(texts: readonly string[]): Uint8Array {
	const units = texts.reduce((sum, { length }) => sum + length, 0);
	if (units * BYTES_PER_UNIT > memory.length) memory = Buffer.allocUnsafeSlow(units * BYTES_PER_UNIT);
	let length = 0;
	for (const text of texts) length += memory.write(text, length);
	return memory.subarray(0, length);
}
