import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import sharp from 'sharp';
import { INK } from './page-layout.ts';

/** Width of the picture, pixels: a printed width of 180 mm at 220 dots per inch. */
const WIDTH = 1600;
/** Limits of a remote picture: size in bytes, time in milliseconds. */
const LIMITS = { bytes: 15_000_000, patience: 5000 };

/**
 * A vehicle's picture as a JPEG for the PDF. Null when there is none or it cannot be read: a PDF without a picture is better than none.
 *
 * @param url a path on the site, or a remote URL
 * @param siteDir the site's files
 * @param onUnreadable called with what keeps a picture from being read
 */
export async function pdfPicture(
	url: string | null,
	siteDir: string,
	onUnreadable: (error: unknown) => void,
): Promise<Buffer | null> {
	if (url === null) return null;
	try {
		const file =
			url.startsWith('/') && !url.startsWith('//')
				? await localPicture(url, siteDir)
				: await remotePicture(url);
		return await sharp(file, { limitInputPixels: 100_000_000 })
			.resize({ width: WIDTH })
			.flatten({ background: INK.ground })
			.jpeg({ quality: 82 })
			.toBuffer();
	} catch (error) {
		onUnreadable(error);
		return null;
	}
}

function localPicture(url: string, siteDir: string): Promise<Buffer> {
	const file = normalize(join(siteDir, decodeURIComponent(url.replace(/[?#].*$/, ''))));
	if (!file.startsWith(normalize(siteDir) + sep)) throw new Error('outside the site');
	return readFile(file);
}

async function remotePicture(url: string): Promise<Buffer> {
	if (!url.startsWith('https://')) throw new Error('not a public address');
	const response = await fetch(url, { signal: AbortSignal.timeout(LIMITS.patience), redirect: 'error' });
	if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for await (const part of response.body) {
		bytes += part.length;
		if (bytes > LIMITS.bytes) throw new Error('too large');
		parts.push(part);
	}
	return Buffer.concat(parts);
}
