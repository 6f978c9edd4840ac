/** A kind of file by its first bytes; the name and the declared type of an upload say nothing. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of the ISO media format that phones use for HEIC and HEIF. */
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** The kind of a file. */
export function photoType(bytes: Buffer): PhotoType {
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
	if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
	const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
	if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
	if (ascii(4, 8) === 'ftyp' && HEIC_BRANDS.test(ascii(8, 12))) return 'heic';
	return 'other';
}
