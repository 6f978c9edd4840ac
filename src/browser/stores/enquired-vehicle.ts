import type { MarkedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import { readMarkedVehicles } from './marked-vehicles.ts';
import { dealerAtom } from './persisted-atom.ts';

/** The vehicle of a visitor's last enquiry (LOCAL-007); null before the first. */
export const enquiredVehicle = dealerAtom<MarkedVehicle | null>({
	name: 'enquire-car',
	initial: null,
	read: (stored) => readMarkedVehicles([stored])[0] ?? null,
});
