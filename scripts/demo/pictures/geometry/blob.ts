import type { ShellMesh } from './shell-mesh.ts';
import { unit, type Vec3 } from './space.ts';

/** A rounded block around a point, as a mesh of its own. */
export function blob(centre: Vec3, radii: Vec3, columns = 34, rows = 20, power = 0.62): ShellMesh {
	const positions = new Float32Array(columns * rows * 3);
	const normals = new Float32Array(columns * rows * 3);
	const bent = (v: number) => Math.sign(v) * Math.abs(v) ** power;
	for (let j = 0; j < rows; j++) {
		const lift = -Math.PI / 2 + (Math.PI * j) / (rows - 1);
		for (let i = 0; i < columns; i++) {
			const turn = -Math.PI + (2 * Math.PI * i) / (columns - 1);
			const d: Vec3 = [
				bent(Math.sin(turn)) * bent(Math.cos(lift)),
				bent(Math.sin(lift)),
				bent(Math.cos(turn)) * bent(Math.cos(lift)),
			];
			const k = (j * columns + i) * 3;
			positions.set(
				[centre[0] + radii[0] * d[0], centre[1] + radii[1] * d[1], centre[2] + radii[2] * d[2]],
				k,
			);
			const flat = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power - 1);
			normals.set(unit([flat(d[0]) / radii[0], flat(d[1]) / radii[1], flat(d[2]) / radii[2]]), k);
		}
	}
	return { columns, rows, positions, normals };
}
