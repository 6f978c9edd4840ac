import { shortNumber } from './path-text.ts';

/** SVG text. */
export type Markup = string;

/** Attribute values; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributeText(attributes: Attributes): string {
	let text = '';
	for (const [name, value] of Object.entries(attributes)) {
		if (value === undefined || (name === 'opacity' && value === 1)) continue;
		text += ` ${name}="${typeof value === 'number' ? shortNumber(value, 2) : shortColour(value)}"`;
	}
	return text;
}

/** Shortens `#aabbcc` to `#abc`. */
const shortColour = (text: string): string => text.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** One element; `inner` left out makes it empty. */
export const tag = (name: string, attributes: Attributes, inner?: Markup): Markup =>
	inner === undefined
		? `<${name}${attributeText(attributes)}/>`
		: `<${name}${attributeText(attributes)}>${inner}</${name}>`;

/** A group, or nothing when there is nothing in it. */
export function group(attributes: Attributes, ...parts: readonly Markup[]): Markup {
	const inner = parts.join('');
	return inner && tag('g', attributes, inner);
}

/** A filled path. */
export const fill = (d: string, colour: string, opacity?: number, more: Attributes = {}): Markup =>
	d && tag('path', { d, fill: colour, opacity, ...more });

/** A stroked path. */
export const stroke = (
	d: string,
	colour: string,
	width: number,
	opacity?: number,
	more: Attributes = {},
): Markup =>
	d &&
	tag('path', { d, stroke: colour, 'stroke-width': shortNumber(width, width > 4 ? 0 : 1), opacity, ...more });

/** A filled circle. */
export const disc = (
	x: number,
	y: number,
	r: number,
	colour: string,
	opacity?: number,
	more: Attributes = {},
): Markup =>
	tag('circle', {
		cx: x ? shortNumber(x) : undefined,
		cy: y ? shortNumber(y) : undefined,
		r: shortNumber(r),
		fill: colour === 'none' ? undefined : colour,
		opacity,
		...more,
	});

/** A stroked circle. */
export const ring = (
	x: number,
	y: number,
	r: number,
	colour: string,
	width: number,
	opacity?: number,
	more: Attributes = {},
): Markup =>
	disc(x, y, r, 'none', opacity, {
		stroke: colour,
		'stroke-width': shortNumber(width, width > 4 ? 0 : 1),
		...more,
	});

/** A filled ellipse. */
export const oval = (
	x: number,
	y: number,
	rx: number,
	ry: number,
	colour: string,
	opacity?: number,
	more: Attributes = {},
): Markup =>
	tag('ellipse', {
		cx: shortNumber(x),
		cy: shortNumber(y),
		rx: shortNumber(rx),
		ry: shortNumber(ry),
		fill: colour,
		opacity,
		...more,
	});

/** A rectangle with corners of radius `r`. */
export const box = (
	x: number,
	y: number,
	width: number,
	height: number,
	r: number,
	colour: string,
	opacity?: number,
	more: Attributes = {},
): Markup =>
	tag('rect', {
		x: shortNumber(x),
		y: shortNumber(y),
		width: shortNumber(width),
		height: shortNumber(height),
		rx: r || undefined,
		fill: colour,
		opacity,
		...more,
	});

/** A stroked line. */
export const line = (
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	colour: string,
	width: number,
	opacity?: number,
): Markup =>
	stroke(
		`M${shortNumber(x1)} ${shortNumber(y1)}L${shortNumber(x2)} ${shortNumber(y2)}`,
		colour,
		width,
		opacity,
	);
