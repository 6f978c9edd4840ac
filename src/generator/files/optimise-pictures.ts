import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableWidths, qualityOf } from '../../domain/card/sized-picture.ts';
import type { LocalPicture } from '../../site/pictures/local-pictures.ts';
import { pictureSettings } from '../../site/pictures/site-pictures.ts';
import type { Site } from '../../site/site.ts';
import { thrownMessage } from '../../thrown-message.ts';
import { writeWhole } from '../../whole-file.ts';
import { filesBelow } from './files-on-disk.ts';

/** AVIF at a quality lower by this many percent equals WebP visually, at half the time and bytes of the same percentage. */
const AVIF_LESS = 20;
/** AVIF encoding effort, 0 to 9: each further step doubles the time and saves a few percent. */
const AVIF_EFFORT = 2;

/**
 * Resizes a site's own photographs to the widths used by its pages. Each file is made once: it is named by
 * the hash of the original, and reused by later builds while pages use it.
 *
 * @returns the names of the files in `toDir`
 * @throws naming the picture that cannot be decoded
 */
export async function optimisePictures(site: Site, imagesDir: string, toDir: string): Promise<string[]> {
	const files = new Map<string, Order>();
	for (const [name, picture] of site.pictureSize) {
		for (const order of copiesOf(picture, site)) files.set(order.file, { ...order, name });
	}
	for (const { name, ...order } of files.values()) {
		if (existsSync(join(toDir, order.file))) continue;
		try {
			await make(join(imagesDir, name), toDir, order);
		} catch (error) {
			const reason = thrownMessage(error);
			throw new Error(`images/${name} cannot be resized (${reason}); save it again as JPEG, PNG or WebP`);
		}
	}
	for (const file of filesBelow(toDir)) if (!files.has(file)) rmSync(join(toDir, file));
	return [...files.keys()];
}

/** A resized copy of a photograph. */
interface ResizedCopy {
	file: string;
	format: 'avif' | 'webp';
	/** Pixels. */
	width: number;
	/** Percent. */
	quality: number;
}

type Order = ResizedCopy & { name: string };

function copiesOf({ optimised, width }: LocalPicture, { dealer }: Site): ResizedCopy[] {
	if (optimised === undefined) return [];
	const settings = pictureSettings(dealer);
	const widths = (['thumbnail', 'vehicle'] as const).flatMap((use) => availableWidths(width, use, settings));
	return [...new Set(widths)].flatMap((each) =>
		(['avif', 'webp'] as const).map((format) => {
			const quality = qualityOf(each, settings);
			return { file: `${optimised}-${each}-${quality}.${format}`, format, width: each, quality };
		}),
	);
}

async function make(
	source: string,
	toDir: string,
	{ file, format, width, quality }: ResizedCopy,
): Promise<void> {
	const { default: sharp } = await import('sharp');
	const small = sharp(source, { failOn: 'none' }).autoOrient().resize({ width });
	const bytes = await (format === 'avif'
		? small.avif({ quality: Math.max(1, quality - AVIF_LESS), effort: AVIF_EFFORT })
		: small.webp({ quality })
	).toBuffer();
	writeWhole(join(toDir, file), bytes);
}
