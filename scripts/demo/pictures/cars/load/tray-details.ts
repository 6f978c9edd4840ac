import { plate } from '../../body/emblems.ts';
import type { Patch } from '../../geometry/patches.ts';
import type { Vec3 } from '../../geometry/space.ts';
import { MATERIALS } from '../../paint/materials.ts';
import { pathThrough } from '../../render/on-surface.ts';
import { drawSlab, polygon } from '../../render/slab.ts';
import { nearSide, type Stage, scaleAt } from '../../render/stage.ts';
import { fill, type Markup, stroke } from '../../render/svg.ts';

/** Heights of a tray's floor, of its gates and of its headboard. */
export const TRAY = { floor: 880, gate: 1190, headboard: 1740 } as const;

/** Pressed ribs along the gates, and the posts between them. */
export function ribs(stage: Stage, from: number, to: number, half: number): Markup {
	const near = nearSide(stage);
	const lines: string[] = [];
	const posts: string[] = [];
	for (let y = TRAY.floor + 60; y < TRAY.gate - 20; y += 60) {
		if (near)
			lines.push(
				pathThrough(
					stage,
					[
						[from + 30, y, near * half],
						[to - 30, y, near * half],
					],
					{ through: true },
				),
			);
		if (stage.camera.eye[0] > to)
			lines.push(
				pathThrough(
					stage,
					[
						[to, y, -half + 30],
						[to, y, half - 30],
					],
					{ through: true },
				),
			);
	}
	if (near)
		for (const x of [from + 20, (from + to) / 2, to - 20])
			posts.push(
				pathThrough(
					stage,
					[
						[x, TRAY.floor + 10, near * half],
						[x, TRAY.gate, near * half],
					],
					{ through: true },
				),
			);
	const width = 34 * scaleAt(stage.camera, [to, TRAY.gate, half]);
	return (
		stroke(lines.join(''), '#6f777e', 2.4, 0.6) +
		stroke(lines.join(''), '#ffffff', 2, 0.5, { transform: 'translate(0 2)' }) +
		stroke(posts.join(''), '#7d858d', width, 1, { 'stroke-linecap': 'butt' })
	);
}

/** A hoop with bars behind the cab. */
export function headboard(stage: Stage, x: number, half: number): Markup {
	const bar = (a: Vec3, b: Vec3) => pathThrough(stage, [a, b], { through: true });
	const width = 46 * scaleAt(stage.camera, [x, 1400, 0]);
	const w = half - 60;
	const frame = [
		bar([x + 30, TRAY.gate, -w], [x + 30, TRAY.headboard, -w]),
		bar([x + 30, TRAY.gate, w], [x + 30, TRAY.headboard, w]),
		bar([x + 30, TRAY.headboard, -w], [x + 30, TRAY.headboard, w]),
	].join('');
	const mesh = [0.2, 0.4, 0.6, 0.8]
		.map((t) =>
			bar(
				[x + 30, TRAY.gate + (TRAY.headboard - TRAY.gate) * t, -w],
				[x + 30, TRAY.gate + (TRAY.headboard - TRAY.gate) * t, w],
			),
		)
		.join('');
	return (
		stroke(mesh, '#6f777e', width * 0.35) +
		stroke(frame, '#4b5259', width + 2.4) +
		stroke(frame, '#b6bdc4', width) +
		stroke(frame, '#ffffff', width * 0.3, 0.8)
	);
}

/** A guard over the near wheel. */
export function mudguards(stage: Stage, axle: number, radius: number, half: number): Markup {
	const near = nearSide(stage);
	if (!near) return '';
	const r = radius + 60;
	const arc = Array.from({ length: 11 }, (_, i): Vec3 => {
		const t = (Math.PI * (i + 1)) / 12;
		return [axle + r * Math.cos(t), radius + r * Math.sin(t), near * (half - 30)];
	});
	const d = pathThrough(stage, arc, { through: true });
	return (
		stroke(d, '#08090a', 26, 1, { 'stroke-linecap': 'butt' }) +
		stroke(d, '#3a3f45', 9, 1, { 'stroke-linecap': 'butt', transform: 'translate(0 -7)' })
	);
}

/** Lamps and plate on a bar below the tray. */
export function tailLights(stage: Stage, to: number, half: number): Markup {
	if (stage.camera.eye[0] < to) return '';
	const bar = drawSlab(
		stage,
		{ x: [to - 60, to + 2], y: [770, 876], z: [-half + 10, half - 10] },
		MATERIALS.steel,
	);
	const board: Patch = (z, y) => [to + 6, y, z];
	const lamps = [-1, 1]
		.map((side) => {
			const lamp = (z1: number, z2: number) =>
				polygon(stage, [
					[to + 4, 780, side * z1],
					[to + 4, 780, side * z2],
					[to + 4, 866, side * z2],
					[to + 4, 866, side * z1],
				]);
			return (
				fill(lamp(half - 330, half - 20), '#0c0d0f') +
				fill(lamp(half - 130, half - 30), '#c01c1d') +
				fill(lamp(half - 225, half - 140), '#e8862a') +
				fill(lamp(half - 320, half - 235), '#e9ebec')
			);
		})
		.join('');
	return bar + lamps + plate(stage, board, [0, 790], 'left');
}
