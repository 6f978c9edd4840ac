import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import { thrownMessage } from '../../thrown-message.ts';

/** A picture of a dealer's folder. */
export interface LocalPicture {
	/** Pixels, after applying the orientation in the file. */
	width: number;
	height: number;
	/** The hash of its content, which names its resized copies; absent for drawings. */
	optimised?: string;
}

/** The bytes to read of an SVG, whose size is in its first line. */
const HEAD_BYTES = 1024;
const FOLDER = '/images/';
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i;

/** The path below `images/` of a photograph in the dealer's folder; null for any other address. */
export function photographAt(url: string): string | null {
	if (!url.startsWith(FOLDER) || !PHOTOGRAPH.test(url)) return null;
	// Resolved as in browsers, so `..` cannot leave the folder.
	const { pathname } = new URL(url, 'https://site.example');
	try {
		return pathname.startsWith(FOLDER) ? decodeURI(pathname.slice(FOLDER.length)) : null;
	} catch {
		// Not a valid URL path.
		return null;
	}
}

/**
 * The sizes of pictures in a folder, so that pages reserve the right space. A missing picture is left
 * out, as the check of the configuration reports it. So is an unreadable picture, with a note for the dealer.
 *
 * @param asTheyAre pictures that are not resized
 */
export async function localPictures(
	folder: string,
	names: readonly string[],
	asTheyAre: readonly string[],
): Promise<{ pictures: Map<string, LocalPicture>; lines: string[] }> {
	const pictures = new Map<string, LocalPicture>();
	const lines: string[] = [];
	for (const name of new Set(names)) {
		const file = join(folder, name);
		if (!existsSync(file)) continue;
		try {
			pictures.set(
				name,
				PHOTOGRAPH.test(name) ? await photograph(file, !asTheyAre.includes(name)) : await drawing(file),
			);
		} catch (error) {
			const reason = thrownMessage(error);
			lines.push(`images/${name} is not a readable picture (${reason}); save it again as JPEG, PNG or WebP`);
		}
	}
	return { pictures, lines };
}

async function drawing(file: string): Promise<LocalPicture> {
	const handle = await open(file);
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
	await handle.close();
	const tag = /<svg\b[^>]*>/.exec(buffer.toString('utf8', 0, bytesRead))?.[0] ?? '';
	const attribute = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
	const [, , viewWidth, viewHeight] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
	return { width: attribute('width') || viewWidth || 1200, height: attribute('height') || viewHeight || 900 };
}

async function photograph(file: string, isOptimised: boolean): Promise<LocalPicture> {
	// Loaded only for dealers with photographs of their own: loading takes longer than all the rest of an unchanged build.
	const { default: sharp } = await import('sharp');
	const content = await readFile(file);
	const { width, height, orientation = 1 } = await sharp(content).metadata();
	const size = orientation >= 5 ? { width: height, height: width } : { width, height };
	return isOptimised ? { ...size, optimised: hashOf(content) } : size;
}
