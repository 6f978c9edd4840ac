import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import { shade } from '../paint/colours.ts';
import { both, facingOn, pathOn, scaleOn } from '../render/on-surface.ts';
import { patternFill } from '../render/pattern.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';
import type { Finish, Flat, PartOf } from './parts.ts';

const CHROME = '0 #ffffff, .35 #b9c0c7, .55 #737b83, .8 #e3e7ea, 1 #8b939b';

/** A gap between panels: dark, with a lit lower lip. */
export function seam(stage: Stage, d: string, width = 2.6): Markup {
	const lit = stroke(d, shade(stage.paint, 0.98), width, 0.34, { transform: 'translate(1.8 1.8)' });
	return lit + stroke(d, shade(stage.paint, 0), width, 0.85);
}

/** A fold in the metal: a glint above, a shadow below. */
export function crease(stage: Stage, d: string, strength: number): Markup {
	const shadow = stroke(d, shade(stage.paint, 0.05), 7, 0.28 * strength, { transform: 'translate(0 4)' });
	return shadow + stroke(d, shade(stage.paint, 0.97), 3, 0.7 * strength);
}

/** A band of light or bright metal along a line. */
export function strip(stage: Stage, patch: Patch, part: PartOf<'strip'>, side: 1 | -1): Markup {
	const { points, colour } = part;
	const d = pathOn(stage, patch, part.across ? both(points) : points, { side });
	if (!d) return '';
	const width = Math.max(1.6, part.width * scaleOn(stage, patch, points[points.length >> 1] ?? [0, 0], side));
	return (part.glow ? stroke(d, colour, width * 3.2, 0.28) : '') + stroke(d, colour, width, 1);
}

/** The middle of an outline's box. */
export function boxMiddle(outline: Flat): CurvePoint {
	const us = outline.map((p) => p[0]);
	const vs = outline.map((p) => p[1]);
	return [(Math.min(...us) + Math.max(...us)) / 2, (Math.min(...vs) + Math.max(...vs)) / 2];
}

/** A dark hole with bars or a net across it, framed or not. */
export function opening(stage: Stage, patch: Patch, part: PartOf<'opening'>, side: 1 | -1): Markup {
	const { art } = stage;
	const outline = part.across ? both(part.outline) : part.outline;
	const d = pathOn(stage, patch, outline, { closed: true, side });
	if (!d) return '';
	const middle = boxMiddle(outline);
	// Seen along the surface, a pattern is a smear, and its matrix becomes inaccurate.
	const shows = part.pattern && facingOn(stage, patch, middle, side) > 0.16;
	const bars = part.pattern && shows ? fill(d, patternFill(stage, patch, part.pattern, middle, side)) : '';
	return fill(d, art.down('0 #050607, 1 #191c20')) + bars + frameOf(stage, d, part.frame);
}

function frameOf(stage: Stage, d: string, frame: 'chrome' | 'black' | 'trim' | undefined): Markup {
	switch (frame === 'trim' ? (stage.trim === 'luxury' ? 'chrome' : 'black') : frame) {
		case 'chrome':
			return stroke(d, '#0c0e10', 10) + stroke(d, stage.art.down(CHROME), 6.8);
		case 'black':
			return stroke(d, '#050607', 8) + stroke(d, '#5a626a', 1.8, 0.7);
		case undefined:
			return (
				stroke(d, '#050607', 2.8, 0.9) +
				stroke(d, shade(stage.paint, 0.95), 2, 0.35, { transform: 'translate(0 2.4)' })
			);
	}
}

const FINISHES: Record<Exclude<Finish, 'body' | 'recess' | 'press' | 'accent' | 'accent-dark'>, string> = {
	plastic: '0 #4d5257, .2 #33373b, 1 #161718',
	gloss: '0 #5b626a, .25 #17191c, 1 #1d2023',
	metal: '0 #f4f6f7, .5 #949ca3, .75 #bcc3c9, 1 #6b737a',
	white: '0 #ffffff, .5 #f1f3f4, 1 #d3d8dc',
	canvas: '0 #b9ad98, .5 #a3967f, 1 #857a66',
	'dark-metal': '0 #9aa2a9, .35 #5d656c, 1 #2b2f34',
};

/** A piece of trim laid on the body. */
export function panel(stage: Stage, d: string, finish: Finish): Markup {
	if (!d) return '';
	const { art, paint } = stage;
	if (finish === 'recess')
		return (
			fill(d, shade(paint, 0), 0.42) +
			stroke(d, shade(paint, 0.95), 1.8, 0.4, { transform: 'translate(0 2)' })
		);
	if (finish === 'press') return fill(d, shade(paint, 0), 0.1) + seam(stage, d, 2);
	if (finish === 'body') {
		const tone = art.down(
			`0 ${shade(paint, 0.86)}, .3 ${shade(paint, 0.62)}, .75 ${shade(paint, 0.42)}, 1 ${shade(paint, 0.2)}`,
		);
		return fill(d, tone) + stroke(d, shade(paint, 0), 1.8, 0.6);
	}
	if (finish === 'accent' || finish === 'accent-dark') {
		const accent = stage.accent ?? paint;
		const tone = finish === 'accent' ? 0.52 : 0.24;
		return fill(
			d,
			art.down(`0 ${shade(accent, tone + 0.16)}, .3 ${shade(accent, tone)}, 1 ${shade(accent, tone - 0.12)}`),
		);
	}
	return fill(d, art.down(FINISHES[finish])) + stroke(d, '#050607', 1.8, 0.55);
}

/** Dark glass let into a panel. */
export function pane(stage: Stage, d: string): Markup {
	const sky = stage.art.boxed(0, 0, 0.3, 1, '0 #11161b, .35 #2a343d, .36 #4a5864, .6 #27313a, 1 #56646f');
	return d && stroke(d, '#0b0d0f', 9) + fill(d, sky) + stroke(d, '#000', 4, 0.5);
}

/** The end of an exhaust. */
export function pipe(
	stage: Stage,
	patch: Patch,
	{ at: [u, v], size: [width, height] }: PartOf<'pipe'>,
	side: 1 | -1,
): Markup {
	const outline = (k: number): CurvePoint[] => {
		const [w, h, r] = [(width / 2) * k, (height / 2) * k, Math.min(width, height) * 0.42 * k];
		return [
			[u - w, v - h, r],
			[u - w, v + h, r],
			[u + w, v + h, r],
			[u + w, v - h, r],
		];
	};
	const rim = pathOn(stage, patch, outline(1), { closed: true, side });
	const hole = pathOn(stage, patch, outline(0.76), { closed: true, side });
	return fill(rim, stage.art.down('0 #ffffff, .4 #9aa2aa, 1 #4a5158')) + fill(hole, '#08090a');
}
