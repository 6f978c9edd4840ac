/** Units in feeds by quantity, each as a multiple of the first. */
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

/** The known units: 'mm', 'mi', 'lb' and others. */
export const UNIT_NAMES = Object.keys(ALL);

/**
 * The conversion factor between two units; null for unknown units and for units of different quantities.
 *
 * @example unitFactor('mi', 'km') // 1.609344
 */
export function unitFactor(from: string, to: string): number | null {
	const [a, b] = [ALL[from.toLowerCase()], ALL[to.toLowerCase()]];
	return a && b && a.measures === b.measures ? a.size / b.size : null;
}
