import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import { both, facingOn, pathOn, scaleOn } from '../render/on-surface.ts';
import type { Stage } from '../render/stage.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';
import type { Flat, PartOf } from './parts.ts';
import { boxMiddle } from './trim-pieces.ts';

function circle(u: number, v: number, r: number): CurvePoint[] {
	return Array.from(
		{ length: 8 },
		(_, i): CurvePoint => [u + r * Math.cos((i * Math.PI) / 4), v + r * Math.sin((i * Math.PI) / 4)],
	);
}

const SLIVER = 0.1;

const middleOf = (line: Flat): CurvePoint => line[line.length >> 1] ?? [0, 0];

/** A headlamp: dark housing, projector lenses, bright day-running strips, and the studio in its cover. */
export function headLamp(stage: Stage, patch: Patch, part: PartOf<'lamp'>, side: 1 | -1): Markup {
	const { art } = stage;
	const d = pathOn(stage, patch, part.across ? both(part.outline) : part.outline, { closed: true, side });
	if (!d) return '';
	// Round the corner a lamp is a sliver, too thin for its inside to be visible.
	if (facingOn(stage, patch, boxMiddle(part.outline), side) < SLIVER)
		return fill(d, '#30383f') + stroke(d, '#07090b', 3, 0.85);
	const eyes = (part.eyes ?? []).map(([u, v, r]) => {
		const bezel = pathOn(stage, patch, circle(u, v, r), { closed: true, side });
		const lens = pathOn(stage, patch, circle(u, v, r * 0.72), { closed: true, side });
		const glass = art.glow('0 #ffffff, .25 #e4edf4, .55 #7f8f9d, 1 #1c242b', { cy: 0.64, fy: 0.72 });
		return { bezel, lens: fill(lens, glass) };
	});
	const bezels = eyes.map((eye) => eye.bezel).join('');
	const blocks = (part.blocks ?? []).map((outline) => {
		const block = pathOn(stage, patch, outline, { closed: true, side });
		return fill(block, art.down('0 #f6fafd, .45 #aebdc9, 1 #515e69')) + stroke(block, '#0c0f12', 1.6);
	});
	const strips = (part.strips ?? []).map((line) => {
		const strip = pathOn(stage, patch, part.across ? both(line) : line, { side });
		const width = Math.max(2, (part.stripWidth ?? 16) * scaleOn(stage, patch, middleOf(line), side));
		return stroke(strip, '#ffffff', width * 3, 0.3) + stroke(strip, '#ffffff', width, 1);
	});
	return (
		group(
			{ 'clip-path': art.clip(d) },
			fill(d, art.down('0 #84919d, .3 #30383f, 1 #0b0d10')),
			...blocks,
			fill(bezels, '#06080a'),
			stroke(bezels, '#b3bfc9', 1.8, 0.75),
			...eyes.map((eye) => eye.lens),
			...strips,
			stroke(d, '#ffffff', 5.2, 0.32, { transform: 'translate(0 3.4)' }),
		) + stroke(d, '#07090b', 3, 0.85)
	);
}

/** A tail lamp: deep red, light guides, clear and amber chambers. */
export function tailLamp(stage: Stage, patch: Patch, part: PartOf<'tail-lamp'>, side: 1 | -1): Markup {
	const { art } = stage;
	const d = pathOn(stage, patch, part.across ? both(part.outline) : part.outline, { closed: true, side });
	if (!d) return '';
	if (!part.across && facingOn(stage, patch, boxMiddle(part.outline), side) < SLIVER)
		return fill(d, '#a51318') + stroke(d, '#240204', 2.6, 0.85);
	const chambers = (outlines: readonly Flat[] | undefined, colour: string) =>
		(outlines ?? []).map((outline) => {
			const chamber = pathOn(stage, patch, outline, { closed: true, side });
			return fill(chamber, colour) + stroke(chamber, '#3a0508', 1.6, 0.6);
		});
	const strips = (part.strips ?? []).map((line) => {
		const strip = pathOn(stage, patch, part.across ? both(line) : line, { side });
		const width = Math.max(2, (part.stripWidth ?? 15) * scaleOn(stage, patch, middleOf(line), side));
		return stroke(strip, '#ff5a48', width * 3.2, 0.42) + stroke(strip, '#ffdcd3', width, 1);
	});
	return (
		group(
			{ 'clip-path': art.clip(d) },
			fill(d, art.down('0 #e2473d, .35 #a51318, 1 #4b0509')),
			...chambers(part.clear, art.down('0 #ffffff, .5 #dcd6d4, 1 #a08f8c')),
			...chambers(part.amber, art.down('0 #ffb968, 1 #c86a12')),
			...strips,
			stroke(d, '#ffffff', 4.8, 0.34, { transform: 'translate(0 3.6)' }),
		) + stroke(d, '#240204', 2.6, 0.85)
	);
}

const LIGHTS = {
	white: '0 #ffffff, .5 #c3d0da, 1 #66737e',
	red: '0 #ff5f52, .5 #b5161b, 1 #5c070b',
	amber: '0 #ffc37a, .5 #e8862a, 1 #8a4709',
} as const;

/** A fog lamp or a reflector. */
export function smallLight(stage: Stage, d: string, colour: keyof typeof LIGHTS): Markup {
	return d && fill(d, stage.art.down(LIGHTS[colour])) + stroke(d, '#0a0b0d', 2, 0.7);
}
