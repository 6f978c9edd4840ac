/** Units of a feed's figures, by what they measure: how many of the first one is one of each. */
const UNITS = {
	length: { mm: 1, cm: 10, in: 25.4, ft: 304.8, m: 1000, km: 1e6, mi: 1_609_344 },
	mass: { kg: 1, lb: 0.45359237, t: 1000 },
	volume: { cc: 1, l: 1000 },
	power: { kw: 1, ps: 0.73549875, hp: 0.74569987 },
	torque: { nm: 1, 'lb-ft': 1.35581795 },
} as const;

const ALL: Record<string, { measures: string; size: number }> = Object.fromEntries(
	Object.entries(UNITS).flatMap(([measures, sizes]) =>
		Object.entries(sizes).map(([unit, size]) => [unit, { measures, size }]),
	),
);

/** The units known: 'mm', 'mi', 'lb' and others. */
export const UNIT_NAMES = Object.keys(ALL);

/**
 * By what a figure in one unit is multiplied to be in another; null for unknown units and for two that measure different things.
 *
 * @example unitFactor('mi', 'km') // 1.609344
 */
export function unitFactor(from: string, to: string): number | null {
	const [a, b] = [ALL[from.toLowerCase()], ALL[to.toLowerCase()]];
	return a && b && a.measures === b.measures ? a.size / b.size : null;
}
