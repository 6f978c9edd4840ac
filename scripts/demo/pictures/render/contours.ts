import type { Vec2 } from '../geometry/space.ts';

/** Numbers on a regular grid, row by row. */
export interface Grid {
	readonly width: number;
	readonly height: number;
	readonly values: Float32Array;
}

/**
 * The closed lines around everything at or above `level`, in grid units (marching squares). The grid's border
 * must lie below the level, or lines would leave the grid.
 */
export function contoursAt(grid: Grid, level: number): Vec2[][] {
	const { width, height, values } = grid;
	const next = new Int32Array(width * height * 2).fill(-1);
	const starts: number[] = [];
	const link = (from: number, to: number) => {
		next[from] = to;
		starts.push(from);
	};
	for (let y = 0; y < height - 1; y++) {
		for (let x = 0; x < width - 1; x++) {
			const k = y * width + x;
			const mask =
				((values[k] as number) >= level ? 1 : 0) |
				((values[k + 1] as number) >= level ? 2 : 0) |
				((values[k + width + 1] as number) >= level ? 4 : 0) |
				((values[k + width] as number) >= level ? 8 : 0);
			if (mask === 0 || mask === 15) continue;
			const [top, right, bottom, left] = [2 * k, 2 * (k + 1) + 1, 2 * (k + width), 2 * k + 1];
			if (mask & 1 && !(mask & 2)) link(top, mask & 8 ? (mask & 4 ? right : bottom) : left);
			if (mask & 2 && !(mask & 4)) link(right, mask & 1 ? (mask & 8 ? bottom : left) : top);
			if (mask & 4 && !(mask & 8)) link(bottom, mask & 2 ? (mask & 1 ? left : top) : right);
			if (mask & 8 && !(mask & 1)) link(left, mask & 4 ? (mask & 2 ? top : right) : bottom);
		}
	}
	return walk(grid, level, next, starts);
}

function walk({ width, values }: Grid, level: number, next: Int32Array, starts: readonly number[]): Vec2[][] {
	const loops: Vec2[][] = [];
	for (const start of starts) {
		const loop: Vec2[] = [];
		let edge = start;
		while ((next[edge] as number) >= 0) {
			const k = edge >> 1;
			const upright = edge & 1;
			const a = values[k] as number;
			const b = values[upright ? k + width : k + 1] as number;
			const t = (level - a) / (b - a);
			const x = k % width;
			const y = (k - x) / width;
			loop.push(upright ? [x, y + t] : [x + t, y]);
			const following = next[edge] as number;
			next[edge] = -1;
			edge = following;
		}
		if (loop.length > 3) loops.push(loop);
	}
	return loops;
}
