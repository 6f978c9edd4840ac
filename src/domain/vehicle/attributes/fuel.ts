import type { Vehicle } from '../record/vehicle.ts';

/** The fields of a vehicle that tell its fuel. */
export type Fuelled = Pick<Vehicle, 'simple_fuel' | 'fuel'>;

const COMBUSTION = /petrol|unleaded|premium|diesel|gas|lpg/;

/**
 * Whether a vehicle is electric or a hybrid, from `simple_fuel` or else `fuel` (resolution 47): 'hybrid', or
 * 'electric' with a combustion fuel, is a hybrid; 'electric' or 'EV' alone is electric; anything else is neither.
 */
export function electrification({ simple_fuel, fuel }: Fuelled): 'electric' | 'hybrid' | null {
	const text = (simple_fuel ?? fuel ?? '').toLowerCase();
	const isElectric = /electric|\bev\b|\bbev\b/.test(text);
	if (/hybrid|\bphev\b|\bhev\b/.test(text) || (isElectric && COMBUSTION.test(text))) return 'hybrid';
	return isElectric ? 'electric' : null;
}
