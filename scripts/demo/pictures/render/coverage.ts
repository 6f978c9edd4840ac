import type { ShellMesh } from '../geometry/shell-mesh.ts';
import type { Grid } from './contours.ts';
import type { Projected, Window } from './window.ts';

const FINE = 3;

/** One buffer shared by all bodies: a new one each time would cost a few megabytes of garbage. */
let sheet = new Uint8Array(0);

function clearSheet(size: number): Uint8Array {
	if (sheet.length < size) sheet = new Uint8Array(size);
	else sheet.fill(0, 0, size);
	return sheet;
}

/**
 * How much of each small square of a window a body covers, from 0 to 1, measured on a grid three times finer.
 * Its contour at one half is the body's outline, exact to a fraction of a pixel.
 */
export function coverage(
	mesh: ShellMesh,
	halves: readonly { readonly side: 1 | -1; readonly at: Projected }[],
	window: Window,
	cell: number,
): Grid {
	const width = Math.ceil(window.width / cell);
	const height = Math.ceil(window.height / cell);
	const fine = clearSheet(width * FINE * height * FINE);
	const step = cell / FINE;
	for (const { side, at } of halves) {
		const xs = at.x.map((x) => (x - window.x) / step - 0.5);
		const ys = at.y.map((y) => (y - window.y) / step - 0.5);
		for (let j = 0; j < mesh.rows - 1; j++) {
			for (let i = 0; i < mesh.columns - 1; i++) {
				const a = j * mesh.columns + i;
				fillTriangle(fine, width * FINE, height * FINE, side, xs, ys, a, a + 1, a + mesh.columns);
				fillTriangle(
					fine,
					width * FINE,
					height * FINE,
					side,
					xs,
					ys,
					a + 1,
					a + mesh.columns + 1,
					a + mesh.columns,
				);
			}
		}
	}
	return { width, height, values: shrink(fine, width, height) };
}

function fillTriangle(
	fine: Uint8Array,
	width: number,
	height: number,
	side: number,
	xs: Float32Array,
	ys: Float32Array,
	a: number,
	b: number,
	c: number,
): void {
	const [ax, ay, bx, by, cx, cy] = [xs[a], ys[a], xs[b], ys[b], xs[c], ys[c]] as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	if (((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) * side > 0) return;
	const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
	const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
	for (let y = top; y <= bottom; y++) {
		let left = 1e9;
		let right = -1e9;
		const meet = (px: number, py: number, qx: number, qy: number) => {
			if ((py < y && qy < y) || (py > y && qy > y)) return;
			const x = py === qy ? px : px + ((qx - px) * (y - py)) / (qy - py);
			if (x < left) left = x;
			if (x > right) right = x;
		};
		meet(ax, ay, bx, by);
		meet(bx, by, cx, cy);
		meet(cx, cy, ax, ay);
		const from = Math.max(0, Math.ceil(left));
		const to = Math.min(width - 1, Math.floor(right));
		const row = y * width;
		for (let x = from; x <= to; x++) fine[row + x] = 1;
	}
}

function shrink(fine: Uint8Array, width: number, height: number): Float32Array {
	const out = new Float32Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			let sum = 0;
			for (let v = 0; v < FINE; v++) {
				const row = (y * FINE + v) * width * FINE + x * FINE;
				for (let u = 0; u < FINE; u++) sum += fine[row + u] as number;
			}
			out[y * width + x] = sum / (FINE * FINE);
		}
	}
	return out;
}
