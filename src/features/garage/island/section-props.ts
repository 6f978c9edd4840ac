import type { Garage } from '../../../api/garage/garage.ts';
import type { GarageData } from '../page-data.ts';
import type { LoadedGarage } from './use-garage.ts';

/** Properties of a group of sections. */
export interface SectionProps {
	data: GarageData;
	garage: Garage;
	loaded: LoadedGarage;
}
