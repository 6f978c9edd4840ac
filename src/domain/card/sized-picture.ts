/** Where a picture is to be had in several widths. */
export interface PictureService {
	/** What the addresses it knows begin with; the rest of an address is its path. */
	base: string;
	/** An address with PATH, WIDTH, HEIGHT, RATIO and QUALITY in the places of what they name. */
	pattern: string;
	/** The same for AVIF, which not every browser reads; null where the service chooses the format itself. */
	avif: string | null;
}

/** How a dealer's pictures are sized (IMAGES-001 to IMAGES-006, resolution 186). */
export interface PictureSettings {
	/** None for a dealer whose pictures are served as they are. */
	services: readonly PictureService[];
	/** Pixels, ascending; the last is the large picture. */
	widths: readonly number[];
	thumbnail_width: number;
	/** Percent. */
	quality: number;
	large_quality: number;
}

/** A picture in the widths a browser may choose from: the texts of `srcset`. */
export interface PictureSources {
	srcset: string;
	/** For `<source type="image/avif">`; null where the service chooses the format itself. */
	avif: string | null;
}

/** What a picture is for: a vehicle, a block of words (IMAGES-003), or the way to a larger one. */
export type PictureUse = 'vehicle' | 'content' | 'thumbnail';

/** The width of a picture in browsers that do not choose, pixels (IMAGES-002, IMAGES-003). */
const USUAL_WIDTH = { vehicle: 640, content: 400 };

/**
 * A picture with the addresses of its sizes. One that no service knows, such as a drawing of the site's own, comes back as it
 * is. Its proportions are part of the address, so that it fills the room left for it even where the feed told none.
 */
export function sizedPicture<Given extends { url: string; width: number; height: number }>(
	picture: Given,
	use: PictureUse,
	settings: PictureSettings,
): Given & Partial<PictureSources> {
	const service = settings.services.find(({ base }) => picture.url.startsWith(base));
	if (!service) return picture;
	const path = picture.url.slice(service.base.length);
	const widths = offeredWidths(picture.width, use, settings);
	const usual = use === 'thumbnail' ? settings.thumbnail_width : USUAL_WIDTH[use];
	const address = (pattern: string, width: number) =>
		filledIn(pattern, {
			PATH: path,
			WIDTH: width,
			HEIGHT: Math.round((width * picture.height) / picture.width),
			RATIO: ratioOf(picture),
			QUALITY: qualityOf(width, settings),
		});
	const srcset = (pattern: string) =>
		widths.map((width) => `${address(pattern, width)} ${width}w`).join(', ');
	return {
		...picture,
		url: address(service.pattern, widths.findLast((width) => width <= usual) ?? widths[0] ?? usual),
		srcset: srcset(service.pattern),
		avif: service.avif === null ? null : srcset(service.avif),
	};
}

/** The widths a picture is offered in, ascending: none larger than itself. A thumbnail has a double for dense screens. */
export function offeredWidths(
	natural: number,
	use: PictureUse,
	{ widths, thumbnail_width }: Pick<PictureSettings, 'widths' | 'thumbnail_width'>,
): number[] {
	const wanted = use === 'thumbnail' ? [thumbnail_width, ...widths.slice(0, 1)] : widths;
	const smaller = wanted.filter((width) => width < natural);
	return smaller.length < wanted.length ? [...smaller, natural] : smaller;
}

/** The large picture bears looking at closely, so it is packed less tightly. Percent. */
export function qualityOf(
	width: number,
	{ widths, quality, large_quality }: Pick<PictureSettings, 'widths' | 'quality' | 'large_quality'>,
): number {
	return width >= (widths.at(-1) ?? Number.POSITIVE_INFINITY) ? large_quality : quality;
}

function filledIn(pattern: string, words: Record<string, string | number>): string {
	return pattern.replace(/PATH|WIDTH|HEIGHT|RATIO|QUALITY/g, (word) => String(words[word]));
}

/** '4:3' for 1200 by 900 pixels. */
function ratioOf({ width, height }: { width: number; height: number }): string {
	const divisor = greatestCommonDivisor(width, height);
	return `${width / divisor}:${height / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
