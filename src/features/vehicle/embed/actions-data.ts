import type { VehicleAction } from '../../../domain/vehicle/vehicle-actions.ts';

/** An action of a vehicle page: a link, or a button that opens the dialog of that id. */
export interface VehiclePageAction {
	name: VehicleAction | 'similar' | 'photos';
	label: string;
	to: { dialog: string } | { href: string; opensTab: boolean };
}

export interface VehicleActions {
	/** Filled, then outlined. */
	buttons: VehiclePageAction[];
	/** Quieter ones, a line each. */
	rows: VehiclePageAction[];
	/** Small ones under an icon, some of them a script's. */
	utilities: VehicleAction[];
}
