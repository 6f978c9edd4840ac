import type { VehicleAction } from '../../../domain/vehicle/vehicle-actions.ts';

/** An action of a vehicle page: a link, or a button that opens a dialog by id. */
export interface VehiclePageAction {
	name: VehicleAction | 'similar' | 'photos';
	label: string;
	to: { dialog: string } | { href: string; opensTab: boolean };
}

/** The actions of a vehicle page, by where they are shown. */
export interface VehicleActions {
	/** The first one is filled, others are outlined. */
	buttons: VehiclePageAction[];
	/** Secondary actions, one per line. */
	rows: VehiclePageAction[];
	/** Small icon actions; some need a script. */
	utilities: VehicleAction[];
}
