import type { Flat } from '../body/parts.ts';
import type { CurvePoint } from '../geometry/curves.ts';
import type { Vec3 } from '../geometry/space.ts';
import { shade } from '../paint/colours.ts';
import { both, pathOn, pathThrough } from '../render/on-surface.ts';
import { hullPath } from '../render/slab.ts';
import { isVisible, type Stage } from '../render/stage.ts';
import { fill, group, type Markup, stroke } from '../render/svg.ts';
import type { CarModel } from './car.ts';

/** All windows: dark glass, what is visible behind it, and the studio's reflection. */
export function carGlass(stage: Stage, model: CarModel): Markup {
	const { glass, load } = model.design;
	if (load?.kind === 'open-top') return '';
	const screen = pathOn(stage, model.screen, both(glass.screen), { closed: true });
	const back = glass.back ? pathOn(stage, model.back, both(glass.back), { closed: true }) : '';
	const left = sideWindows(stage, model, 1);
	const right = sideWindows(stage, model, -1);
	const all = [screen, back, left, right].filter(Boolean);
	const frame = stage.trim === 'luxury' ? '#cfd5da' : '#0b0d0f';
	const each = (draw: (d: string) => Markup) => all.map(draw).join('');
	return (
		stroke(left, frame, 9.6) +
		stroke(right, frame, 9.6) +
		stroke(screen, '#0b0d0f', 8) +
		stroke(back, '#0b0d0f', 8) +
		each((d) => fill(d, '#10151a')) +
		group(
			{ 'clip-path': stage.art.clipToAny(all) },
			lightBehind(stage, model),
			inside(stage, model),
			sheen(stage, screen, true),
			sheen(stage, back, true),
			sheen(stage, left, false),
			sheen(stage, right, false),
			pillars(stage, model),
			each((d) => stroke(d, '#000000', 6.8, 0.55)),
		) +
		(stage.trim === 'luxury' ? stroke(left, '#0b0d0f', 2.4) + stroke(right, '#0b0d0f', 2.4) : '')
	);
}

/** The windows of one side; from straight ahead or behind they are slivers, drawn whole because hiding by depth would fray them. */
function sideWindows(stage: Stage, model: CarModel, side: 1 | -1): string {
	const { side: outline } = model.design.glass;
	if (!outline) return '';
	const patch = side === 1 ? model.left : model.right;
	const eye = stage.camera.eye[2] * side;
	if (eye < -400) return '';
	if (eye > 400) return pathOn(stage, patch, outline, { closed: true });
	const shown = outline.some(([x, y]) => isVisible(stage, patch(x, y), 300));
	return shown ? pathOn(stage, patch, outline, { closed: true, through: true }) : '';
}

/** Daylight through the windows on the far side. */
function lightBehind(stage: Stage, model: CarModel): Markup {
	const { glass } = model.design;
	const eye = stage.camera.eye;
	const shapes: string[] = [];
	const through = { closed: true, through: true, tolerance: 3 } as const;
	const inset = (points: Flat): CurvePoint[] => {
		const cx = points.reduce((sum, p) => sum + p[0], 0) / points.length;
		const cy = points.reduce((sum, p) => sum + p[1], 0) / points.length;
		return points.map(([x, y]): CurvePoint => [cx + (x - cx) * 0.93, cy + (y - cy) * 0.86]);
	};
	if (glass.side)
		shapes.push(pathOn(stage, eye[2] >= 0 ? model.right : model.left, inset(glass.side), through));
	if (eye[0] < model.design.length / 2) {
		if (glass.back) shapes.push(pathOn(stage, model.back, both(inset(glass.back)), through));
	} else shapes.push(pathOn(stage, model.screen, both(inset(glass.screen)), through));
	return shapes.map((d) => fill(d, '#8fa3b1', 0.34)).join('');
}

/** Seats and steering wheel, dark against the light. */
function inside(stage: Stage, model: CarModel): Markup {
	const { seats, width } = model.design;
	const block = (x: number, y1: number, y2: number, z: number, half: number, thick: number, lean: number) =>
		hullPath(
			stage,
			[-half, half].flatMap((dz): Vec3[] => [
				[x, y1, z + dz],
				[x + thick, y1, z + dz],
				[x + lean, y2, z + dz * 0.8],
				[x + lean + thick * 0.8, y2, z + dz * 0.8],
			]),
		);
	const y = seats.shoulder;
	// A third row is too dim to be visible through two panes.
	const shapes = seats.rows.slice(0, 2).flatMap((x) =>
		[-1, 1].map((side) => {
			const z = side * width * 0.2;
			return (
				block(x, y - 420, y, z, width * 0.135, 120, 100) +
				block(x + 96, y + 20, y + 165, z, width * 0.07, 80, 30)
			);
		}),
	);
	const hub: Vec3 = [(seats.rows[0] ?? 0) - 560, y - 130, -width * 0.2];
	const rim = Array.from({ length: 25 }, (_, i): Vec3 => {
		const t = (i * Math.PI) / 12;
		return [hub[0] + 62 * Math.sin(t), hub[1] + 175 * Math.sin(t), hub[2] + 180 * Math.cos(t)];
	});
	return (
		fill(shapes.join(''), '#07090b', 0.8) +
		stroke(pathThrough(stage, rim, { through: true }), '#07090b', 10, 0.8)
	);
}

function sheen(stage: Stage, d: string, facingUp: boolean): Markup {
	if (!d) return '';
	const sky = facingUp
		? stage.art.boxed(0, 0, 0.25, 1, '0 #0b1015/.35, .3 #5d6f7d/.3, .72 #b7c7d3/.5, 1 #dbe6ee/.62')
		: stage.art.boxed(0, 0, 0.12, 1, '0 #dbe6ee/.42, .34 #9fb2bf/.16, .5 #4d5d69/.05, 1 #c3d2dc/.22');
	return fill(d, sky);
}

function pillars(stage: Stage, model: CarModel): Markup {
	const { glass } = model.design;
	if (!glass.side) return '';
	const ys = glass.side.map((p) => p[1]);
	const [low, high] = [Math.min(...ys) - 30, Math.max(...ys) + 20];
	return ([1, -1] as const)
		.flatMap((side) =>
			glass.pillars.map(([x1, x2, lean]) => {
				const d = pathOn(
					stage,
					side === 1 ? model.left : model.right,
					[
						[x1, low, 0],
						[x2, low, 0],
						[x2 + lean, high, 0],
						[x1 + lean, high, 0],
					],
					{ closed: true },
				);
				return fill(d, '#0b0d0f') + stroke(d, shade(stage.paint, 0), 1.2, 0.3);
			}),
		)
		.join('');
}
