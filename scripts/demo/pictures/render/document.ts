import type { Art } from './art.ts';
import { shareRepeats } from './share-repeats.ts';
import { type Markup, tag } from './svg.ts';

/** The frame of a picture: the part of the drawing it shows, and its size on a page. */
export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Units of the drawing in one pixel of the picture's own size. */
	readonly unitsPerPixel: number;
}

/** A whole SVG file. Round strokes and no fill are set on the root, which saves repeating them on each shape. */
export function svgDocument(art: Art, picture: Markup, frame: Frame, title: string): string {
	const { markup, shared } = shareRepeats(`${art.definitionsFor(picture)}\n${picture}`);
	const [definitions = '', drawing = ''] = markup.split('\n');
	return tag(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width: Math.round(frame.width / frame.unitsPerPixel),
			height: Math.round(frame.height / frame.unitsPerPixel),
			viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
			fill: 'none',
			'stroke-linecap': 'round',
			'stroke-linejoin': 'round',
			role: 'img',
		},
		tag('title', {}, title) + tag('defs', {}, shared + definitions) + drawing,
	);
}
