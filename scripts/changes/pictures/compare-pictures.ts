import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { marksOf } from './marks.ts';
import { changedBand, type Pixels, type Rows } from './picture-band.ts';

/** Two versions of a page, where they look different. */
export interface PictureComparison {
	/** WebP. */
	before: Buffer;
	/** WebP. */
	after: Buffer;
	/** Marks around the differing pixels on a transparent ground, of the size of `after`; PNG. */
	mask: Buffer;
	/** Of all three, pixels; that of `before` may differ. */
	height: number;
	/** The share of differing pixels, 0 to 1. */
	share: number;
	/** Whether the change goes on below the pictures. */
	isCut: boolean;
}

/** Rows of a change that are shown; a page may have ten thousand. */
const MOST_ROWS = 2000;

/** Compares two screenshots (PNG) of one page; null where they are the same to the pixel. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureComparison | null> {
	if (before.equals(after)) return null;
	const [old, fresh] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
	const band = changedBand(old, fresh);
	if (!band) return null;
	const [oldRows, freshRows] = [cut(band.before), cut(band.after)];
	const height = Math.max(oldRows.height, freshRows.height);
	const difference = new Uint8Array(fresh.width * height * 4);
	const differing = pixelmatch(
		rowsOf(old, oldRows, height),
		rowsOf(fresh, freshRows, height),
		difference,
		fresh.width,
		height,
		{ diffMask: true },
	);
	const size = { width: fresh.width, height: freshRows.height };
	return {
		before: await webp(before, oldRows, old.width),
		after: await webp(after, freshRows, fresh.width),
		mask: await sharp(marksOf({ data: difference, ...size }), { raw: { ...size, channels: 4 } })
			.png({ palette: true, colours: 4 })
			.toBuffer(),
		height: freshRows.height,
		share: differing / (fresh.width * height),
		isCut: band.before.height > MOST_ROWS || band.after.height > MOST_ROWS,
	};
}

/** The top of a page that is new, as a picture for a report (WebP). */
export async function newPicture(
	png: Buffer,
): Promise<Pick<PictureComparison, 'after' | 'height' | 'isCut'>> {
	const { width, height } = await sharp(png).metadata();
	const rows = cut({ top: 0, height });
	return { after: await webp(png, rows, width), height: rows.height, isCut: height > MOST_ROWS };
}

function cut({ top, height }: Rows): Rows {
	return { top, height: Math.min(height, MOST_ROWS) };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Some rows, filled up below to a height with white. */
function rowsOf({ data, width }: Pixels, { top, height }: Rows, full: number): Uint8Array {
	const rows = new Uint8Array(width * full * 4).fill(255);
	rows.set(data.subarray(top * width * 4, (top + height) * width * 4));
	return rows;
}

function webp(png: Buffer, { top, height }: Rows, width: number): Promise<Buffer> {
	return sharp(png).extract({ left: 0, top, width, height }).webp({ quality: 80 }).toBuffer();
}
