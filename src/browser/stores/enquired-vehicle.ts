import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { dealerAtom } from './persisted-atom.ts';
import { readSavedVehicles } from './saved-vehicles.ts';

/** The vehicle of a visitor's last enquiry (LOCAL-007); null before the first. */
export const enquiredVehicle = dealerAtom<SavedVehicle | null>({
	name: 'enquire-car',
	initial: null,
	read: (stored) => readSavedVehicles([stored])[0] ?? null,
});
