/** A service that resizes pictures. */
export interface PictureService {
	/** The prefix of the addresses it serves; the rest of an address is its path. */
	base: string;
	/** A template for addresses, with the placeholders PATH, WIDTH, HEIGHT, RATIO and QUALITY. */
	pattern: string;
	/** The same for AVIF, which not every browser supports; null where the service chooses the format itself. */
	avif: string | null;
}

/** The sizes and qualities of a dealer's pictures (IMAGES-001 to IMAGES-006, resolution 186). */
export interface PictureSettings {
	/** Empty for a dealer whose pictures are served in their original size. */
	services: readonly PictureService[];
	/** Pixels, ascending; the last is the large picture. */
	widths: readonly number[];
	thumbnail_width: number;
	/** Percent. */
	quality: number;
	large_quality: number;
}

/** The `srcset` texts of a picture. */
export interface PictureSources {
	srcset: string;
	/** For `<source type="image/avif">`; null where the service chooses the format itself. */
	avif: string | null;
}

/** The use of a picture: of a vehicle, in a text block (IMAGES-003), or as the thumbnail of a larger one. */
export type PictureUse = 'vehicle' | 'content' | 'thumbnail';

/** The width of `src` for browsers without `srcset`, pixels (IMAGES-002, IMAGES-003). */
const DEFAULT_WIDTH = { vehicle: 640, content: 400 };

/**
 * A picture with the addresses of its sizes. A picture that no service serves, such as a drawing of the site's own, is returned
 * unchanged. The address includes the aspect ratio, so that the picture fills its reserved space even where the feed gave no size.
 */
export function sizedPicture<Given extends { url: string; width: number; height: number }>(
	picture: Given,
	use: PictureUse,
	settings: PictureSettings,
): Given & Partial<PictureSources> {
	const service = settings.services.find(({ base }) => picture.url.startsWith(base));
	if (!service) return picture;
	const path = picture.url.slice(service.base.length);
	const widths = availableWidths(picture.width, use, settings);
	const defaultWidth = use === 'thumbnail' ? settings.thumbnail_width : DEFAULT_WIDTH[use];
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
		url: address(
			service.pattern,
			widths.findLast((width) => width <= defaultWidth) ?? widths[0] ?? defaultWidth,
		),
		srcset: srcset(service.pattern),
		avif: service.avif === null ? null : srcset(service.avif),
	};
}

/** The widths a picture is available in, ascending, none larger than the original. A thumbnail has a second width for dense screens. */
export function availableWidths(
	natural: number,
	use: PictureUse,
	{ widths, thumbnail_width }: Pick<PictureSettings, 'widths' | 'thumbnail_width'>,
): number[] {
	const wanted = use === 'thumbnail' ? [thumbnail_width, ...widths.slice(0, 1)] : widths;
	const smaller = wanted.filter((width) => width < natural);
	return smaller.length < wanted.length ? [...smaller, natural] : smaller;
}

/** The quality of a picture, percent: higher for the large picture, which is viewed closely. */
export function qualityOf(
	width: number,
	{ widths, quality, large_quality }: Pick<PictureSettings, 'widths' | 'quality' | 'large_quality'>,
): number {
	return width >= (widths.at(-1) ?? Number.POSITIVE_INFINITY) ? large_quality : quality;
}

function filledIn(pattern: string, values: Record<string, string | number>): string {
	return pattern.replace(/PATH|WIDTH|HEIGHT|RATIO|QUALITY/g, (name) => String(values[name]));
}

/** '4:3' for 1200 by 900 pixels. */
function ratioOf({ width, height }: { width: number; height: number }): string {
	const divisor = greatestCommonDivisor(width, height);
	return `${width / divisor}:${height / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
