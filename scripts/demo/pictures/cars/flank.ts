import { archGroups, archLine, carriedDown } from '../body/arches.ts';
import { drawParts } from '../body/draw-part.ts';
import { panel, seam } from '../body/trim-pieces.ts';
import type { CurvePoint } from '../geometry/curves.ts';
import type { Patch } from '../geometry/patches.ts';
import { shade } from '../paint/colours.ts';
import { pathOn } from '../render/on-surface.ts';
import type { Stage } from '../render/stage.ts';
import { fill, type Markup, stroke } from '../render/svg.ts';
import type { CarDesign } from './car.ts';

/** Plastic round the arches and along the sill. */
export function lowerTrim(stage: Stage, design: CarDesign, flank: Patch): Markup {
	const { sill } = design.shape;
	const patch = carriedDown(flank, sill + 30, design.width / 2);
	const front = Math.min(...design.axles);
	const rear = Math.max(...design.axles);
	const r = design.wheel.diameter / 2 + design.arch.gap;
	const top = sill + design.sillTrim;
	const end = design.sillEnd ?? rear - r * 0.7;
	const strip: CurvePoint[] = [
		[front + r * 0.7, top, 0],
		[(front + end) / 2, top - 6],
		[end, top, 0],
		[end + 60, sill - 200, 0],
		[front + r * 0.5, sill - 200, 0],
	];
	const along = (extra: number, foot: number, closed: boolean) =>
		archGroups(design)
			.map((axles) => pathOn(stage, patch, archLine(design, axles, extra, foot), { closed, through: closed }))
			.join('');
	const low = panel(stage, pathOn(stage, patch, strip, { closed: true, through: true }), 'plastic');
	if (design.arch.cladding) {
		const ring = panel(stage, along(design.arch.cladding, sill - 40, true), 'plastic');
		return low + ring;
	}
	const lips = along(0, sill + 20, false);
	return (
		low +
		stroke(lips, shade(stage.paint, 0), 18, 0.35) +
		stroke(lips, shade(stage.paint, 0.95), 8.4, 0.55) +
		stroke(lips, '#050607', 4.8, 0.9)
	);
}

/** Shut lines, trim and handles. */
export function flankDetail(stage: Stage, design: CarDesign, flank: Patch): Markup {
	const seams = design.seams.map((line) => pathOn(stage, flank, line)).join('');
	return (
		seam(stage, seams) +
		drawParts(stage, flank, design.flank ?? [], [1]) +
		handles(stage, flank, design.handles)
	);
}

function handles(stage: Stage, flank: Patch, places: CarDesign['handles']): Markup {
	const { paint, art } = stage;
	const closed = { closed: true };
	const bowls = places.map(([x, y]) =>
		pathOn(
			stage,
			flank,
			[
				[x + 18, y - 34],
				[x + 95, y - 48],
				[x + 172, y - 34],
				[x + 180, y],
				[x + 95, y + 10],
				[x + 10, y],
			],
			closed,
		),
	);
	const bars = places.map(([x, y]) =>
		pathOn(
			stage,
			flank,
			[
				[x, y - 14, 14],
				[x, y + 16, 14],
				[x + 195, y + 16, 14],
				[x + 195, y - 14, 14],
			],
			closed,
		),
	);
	const bright = art.down(`0 ${shade(paint, 1)}, .45 ${shade(paint, 0.6)}, 1 ${shade(paint, 0.15)}`);
	const tone = stage.trim === 'luxury' ? art.down('0 #fff, .45 #c5ccd2, 1 #7d858d') : bright;
	// Each bar has its own bounding box for the gradient; together they would share one slanting box.
	return (
		fill(bowls.join(''), shade(paint, 0), 0.5) +
		bars.map((d) => fill(d, tone)).join('') +
		stroke(bars.join(''), shade(paint, 0), 1.6, 0.7)
	);
}
