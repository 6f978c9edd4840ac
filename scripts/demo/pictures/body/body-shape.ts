import type { CurvePoint } from '../geometry/curves.ts';
import { distanceField } from '../geometry/outline-field.ts';
import { filledEither, roundedBoth, type Solid } from '../geometry/solid.ts';
import { clamp, smoothStep } from '../geometry/space.ts';
import { type TablePoints, table } from '../geometry/table.ts';

/** The numbers that make a body's sheet metal. Millimetres; x from the nose, y from the ground. */
export interface BodyShape {
	/** Side outline of everything below the side windows: nose, bonnet, deck, tail, floor. Closed. */
	readonly lower: readonly CurvePoint[];
	/** Side outline of the part with the windows; it reaches down into the lower body. Closed. */
	readonly cabin?: readonly CurvePoint[];
	/** Half the width of the lower body along x. */
	readonly plan: TablePoints;
	/** How far the flank is set in from `plan`, by height: 0 at the sill, 1 at the shoulder. */
	readonly flank: TablePoints;
	/** Height of the shoulder line along x. */
	readonly shoulder: TablePoints;
	readonly sill: number;
	/** How far nose and tail fall back at full width, seen from above. */
	readonly bow: readonly [nose: number, tail: number];
	/** Radius of the edges: bonnet and shoulder, then the upright corners of nose and tail. */
	readonly edge: readonly [top: number, nose: number, tail: number];
	/** How far bonnet and boot fall at full width. */
	readonly crown: number;
	/** Half width of the cabin at the belt along x, and at the roof along x. */
	readonly belt?: TablePoints;
	readonly roof?: TablePoints;
	/** Heights at which `belt` and `roof` are measured. */
	readonly cabinHeights?: readonly [belt: number, roof: number];
	/** Curvature of windscreen and rear glass seen from above, fall of the roof, radius of its edges. */
	readonly cabinBow?: readonly [screen: number, back: number];
	readonly roofCrown?: number;
	readonly cabinEdge?: number;
	/** How far the wheel arches protrude. */
	readonly flare: number;
}

/** A wheel arch, around which the flank bulges. */
export interface ArchBulge {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

/** Builds the body as a field. Only points with `z >= 0` are needed: bodies are symmetric. */
export function bodySolid(shape: BodyShape, wheels: readonly ArchBulge[]): Solid {
	const lower = lowerSolid(shape, wheels);
	const cabin = cabinSolid(shape);
	if (!cabin) return lower;
	return (x, y, z) => filledEither(lower(x, y, z), cabin(x, y, z), 30);
}

function lowerSolid(shape: BodyShape, wheels: readonly ArchBulge[]): Solid {
	const profile = distanceField(shape.lower);
	const [plan, flank, shoulder] = [table(shape.plan), table(shape.flank), table(shape.shoulder)];
	const xs = shape.lower.map((p) => p[0]);
	const [first, length] = [Math.min(...xs), Math.max(...xs)];
	const [noseBow, tailBow] = shape.bow;
	const [topEdge, noseEdge, tailEdge] = shape.edge;
	return (x, y, z) => {
		const width = plan(x);
		const share = Math.min(z / width, 1.15);
		const out = share ** 2.3;
		const back =
			out *
			(noseBow * (1 - smoothStep(first + 150, first + 1500, x)) -
				tailBow * smoothStep(length - 1300, length - 100, x));
		const fall = shape.crown * share * share * smoothStep(shape.sill + 250, shape.sill + 550, y);
		const outline = profile(x - back, y + fall);
		let half = width - flank((y - shape.sill) / (shoulder(x) - shape.sill));
		for (const wheel of wheels) {
			const off = Math.hypot(x - wheel.x, y - wheel.y) - wheel.radius;
			if (off < 480) half += shape.flare * (1 - smoothStep(10, 480, off));
		}
		const radius =
			topEdge +
			(noseEdge - topEdge) * (1 - smoothStep(first + 60, first + 620, x)) +
			(tailEdge - topEdge) * smoothStep(length - 560, length - 60, x);
		return roundedBoth(outline, z - half, radius);
	};
}

function cabinSolid(shape: BodyShape): Solid | undefined {
	if (!shape.cabin || !shape.belt || !shape.roof || !shape.cabinHeights) return undefined;
	const profile = distanceField(shape.cabin);
	const [belt, roof] = [table(shape.belt), table(shape.roof)];
	const [beltY, roofY] = shape.cabinHeights;
	const xs = shape.cabin.map((p) => p[0]);
	const [first, last] = [Math.min(...xs), Math.max(...xs)];
	const middle = (first + last) / 2;
	const [screenBow, backBow] = shape.cabinBow ?? [180, 120];
	const crown = shape.roofCrown ?? 50;
	const edge = shape.cabinEdge ?? 90;
	return (x, y, z) => {
		const t = (y - beltY) / (roofY - beltY);
		const b = belt(x);
		const half = b + (roof(x) - b) * t + 16 * Math.max(0, 4 * t * (1 - t));
		const share = clamp(z / b, 0, 1.15);
		const out = share ** 2.2;
		const back =
			out *
			(x < middle
				? screenBow * (1 - smoothStep(first + 500, middle + 300, x))
				: -backBow * smoothStep(middle, last - 300, x));
		return roundedBoth(
			profile(x - back, y + crown * share * share * smoothStep(0.2, 0.9, t)),
			z - half,
			edge,
		);
	};
}
