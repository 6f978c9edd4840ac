const POLYNOMIAL = 0xedb88320;

/** The CRC table: the remainder of each byte value. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
	let remainder = byte;
	for (let bit = 0; bit < 8; bit += 1) {
		remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
	}
	return remainder;
});

/** The CRC-32 of some bytes (ISO 3309, as in gzip and PNG). */
export function checksum(bytes: Uint8Array): number {
	let remainder = -1;
	for (let at = 0; at < bytes.length; at += 1) {
		remainder = (remainder >>> 8) ^ (REMAINDERS[(remainder ^ (bytes[at] as number)) & 0xff] as number);
	}
	return ~remainder >>> 0;
}
