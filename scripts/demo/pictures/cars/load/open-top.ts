import { blob } from '../../geometry/blob.ts';
import type { CurvePoint } from '../../geometry/curves.ts';
import type { ShellMesh } from '../../geometry/shell-mesh.ts';
import type { Vec3 } from '../../geometry/space.ts';
import { shade } from '../../paint/colours.ts';
import { MATERIALS } from '../../paint/materials.ts';
import { remembered } from '../../render/memory.ts';
import { flatPlaces, pathThrough } from '../../render/on-surface.ts';
import { paintedShell } from '../../render/painted-shell.ts';
import { viewShell } from '../../render/shell.ts';
import type { Stage } from '../../render/stage.ts';
import { fill, group, type Markup, stroke } from '../../render/svg.ts';
import type { CarModel, Load } from '../car.ts';

type OpenTop = Extract<Load, { kind: 'open-top' }>;

/** Half of the windscreen's frame: x, height, and distance from the middle line. */
const FRAME: readonly Vec3[] = [
	[1500, 905, 0],
	[1530, 906, 420],
	[1640, 912, 730],
	[1900, 1100, 660],
	[2120, 1256, 580],
	[2095, 1286, 400],
	[2075, 1296, 0],
];

/** The cabin of a car without a roof: the opening, the seats in it, and the windscreen. */
export function openTop(stage: Stage, model: CarModel, load: OpenTop): Markup {
	const rim = rimOf(model, load);
	const d = pathThrough(stage, rim, { closed: true, through: true });
	const dark =
		fill(d, stage.art.down('0 #26211d, .5 #171412, 1 #0c0a09')) + stroke(d, shade(stage.paint, 0.05), 3, 0.8);
	const cabin = group({ 'clip-path': stage.art.clip(d + aboveRim(stage, rim)) }, seats(stage, load));
	const behind = stage.camera.eye[0] > model.design.length / 2;
	return behind ? dark + windscreen(stage) + cabin : dark + cabin + windscreen(stage);
}

/** The edge of the opening on both halves of the deck. */
function rimOf(model: CarModel, { opening }: OpenTop): Vec3[] {
	const left = opening.map(([x, z]: CurvePoint) => model.topLeft(x, z));
	return [...left, ...left.map(([x, y, z]): Vec3 => [x, y, -z]).reverse()];
}

/** Everything above the opening: seats are visible there, and hidden by the body below it. */
function aboveRim(stage: Stage, rim: readonly Vec3[]): string {
	const flat = flatPlaces(stage, rim);
	const xs = flat.map((p) => p[0]);
	const ys = flat.map((p) => p[1]);
	const [left, right, y] = [Math.min(...xs), Math.max(...xs), (Math.min(...ys) + Math.max(...ys)) / 2];
	return `M${Math.round(left)} ${Math.round(y)}H${Math.round(right)}V${Math.round(y - 700)}H${Math.round(left)}Z`;
}

/** Backs and head restraints, the far ones first. */
function seats(stage: Stage, { seats: rows }: OpenTop): Markup {
	const far = stage.camera.eye[2] >= 0 ? -1 : 1;
	return rows
		.flatMap((x) => [far, -far].map((side) => [x, side * 360] as const))
		.map(([x, z]) => {
			const back = blob([x + 60, 880, z], [105, 210, 235], 26, 16, 0.7);
			const head = blob([x + 110, 1120, z], [60, 82, 120], 22, 12, 0.75);
			return cushion(stage, `back ${x} ${z}`, back) + cushion(stage, `head ${x} ${z}`, head);
		})
		.join('');
}

function cushion(stage: Stage, name: string, mesh: ShellMesh): Markup {
	const shell = remembered(stage.memory?.shells, name, () =>
		viewShell(mesh, stage.camera, { levels: 4, sides: [1] }),
	);
	const edge = stroke(shell.outline, '#2a1f16', 3, 0.7);
	return group(
		{ 'clip-path': stage.art.clip(shell.outline) },
		paintedShell(stage, shell, MATERIALS.tan, 8),
		edge,
	);
}

/** A raked pane in a painted frame. */
function windscreen(stage: Stage): Markup {
	const pane = [
		...FRAME,
		...FRAME.slice(1, -1)
			.map(([x, y, z]): Vec3 => [x, y, -z])
			.reverse(),
	];
	const d = pathThrough(stage, pane, { closed: true, through: true });
	return (
		fill(d, stage.art.boxed(0, 0, 0.3, 1, '0 #0e1419/.55, .5 #7f929f/.35, 1 #dbe6ee/.5')) +
		stroke(d, '#0b0d0f', 22) +
		stroke(d, shade(stage.paint, 0.4), 15) +
		stroke(d, shade(stage.paint, 0.95), 3.4, 0.8, { transform: 'translate(0 -4)' })
	);
}
