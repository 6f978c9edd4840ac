import type { Vehicle } from '../record/vehicle.ts';

type Engine = Pick<Vehicle, 'engine_size'> & {
	variant: Pick<Vehicle['variant'], 'enginesize' | 'enginesize_litres'>;
};

/** A figure without a unit is litres up to this, cubic centimetres from {@link MIN_CC}; in between it is ambiguous. */
const MAX_LITRES = 10;
const MIN_CC = 49;

/** The capacity of an engine in cubic centimetres; null where unknown or without a combustion engine. */
export function engineCapacity({ engine_size, variant }: Engine): number | null {
	if (variant.enginesize) return Math.round(variant.enginesize);
	const [, figure, unit] = /^\s*([\d,]*\.?\d+)\s*(cc|l(?:it(?:re|er)s?)?)?\b/i.exec(engine_size ?? '') ?? [];
	const litres = variant.enginesize_litres ?? 0;
	if (figure === undefined) return litres > 0 ? Math.round(litres * 1000) : null;
	const value = Number(figure.replaceAll(',', ''));
	if (unit?.toLowerCase() === 'cc') return Math.round(value) || null;
	if (unit || (value > 0 && value <= MAX_LITRES)) return Math.round(value * 1000) || null;
	return value >= MIN_CC ? Math.round(value) : null;
}
