import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';

/** A picture of a dealer's folder. */
export interface LocalPicture {
	/** Pixels, as it is seen: a photograph may lie on its side in its file. */
	width: number;
	height: number;
	/** The name of its content, under which the build makes smaller files of it; drawings need none. */
	optimised?: string;
}

/** An SVG says its size in its first line. */
const HEAD_BYTES = 1024;
const FOLDER = '/images/';
const PHOTOGRAPH = /\.(jpe?g|png|webp|avif)$/i;

/** The path below `images/` of a photograph a site serves from its dealer's folder; null for any other address. */
export function photographAt(url: string): string | null {
	if (!url.startsWith(FOLDER) || !PHOTOGRAPH.test(url)) return null;
	// Read as browsers do: `..` never leads out of the folder.
	const { pathname } = new URL(url, 'https://site.example');
	try {
		return pathname.startsWith(FOLDER) ? decodeURI(pathname.slice(FOLDER.length)) : null;
	} catch {
		// Not an address a browser could ask a file for.
		return null;
	}
}

/**
 * The sizes of some pictures of a folder, so that pages leave the right room for them. A picture that is not there is left
 * out: the check of the configuration tells of it. So is one that cannot be read, with a line for the dealer.
 *
 * @param asTheyAre those of which no smaller files are wanted
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
			const reason = error instanceof Error ? error.message : String(error);
			lines.push(
				`images/${name} is no picture that can be read (${reason}); save it again as JPEG, PNG or WebP`,
			);
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
	// Loaded only for dealers with photographs of their own: it takes longer than all else an unchanged build does.
	const { default: sharp } = await import('sharp');
	const content = await readFile(file);
	const { width, height, orientation = 1 } = await sharp(content).metadata();
	const size = orientation >= 5 ? { width: height, height: width } : { width, height };
	return isOptimised ? { ...size, optimised: hashOf(content) } : size;
}
