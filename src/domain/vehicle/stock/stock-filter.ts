import type { CarType } from '../attributes/car-type.ts';
import { slugOf } from '../naming/slug.ts';
import type { Vehicle } from '../record/vehicle.ts';

/** The rules by which a dealer excludes vehicles of its feed from the site (CONFIG-034 to CONFIG-037). */
export interface StockFilter {
	/** Vehicles with fewer pictures are left out. */
	minimum_photos: number;
	/** Stock numbers that are left out. */
	exclude_stock_numbers: readonly string[];
	/** Makes that are left out, compared without case, spaces and accents. */
	exclude_makes: readonly string[];
	/** Conditions that are left out. */
	exclude_car_types: readonly CarType[];
}

/** The fields of a vehicle that a dealer's stock filter reads. */
export type FilteredVehicle = Pick<Vehicle, 'stocknum' | 'make' | 'car_type'> & {
	images: readonly unknown[];
};

/** Whether a vehicle passes a dealer's stock filter. */
export function passesStockFilter(vehicle: FilteredVehicle, filter: StockFilter): boolean {
	const make = slugOf(vehicle.make);
	return (
		vehicle.images.length >= filter.minimum_photos &&
		!filter.exclude_car_types.includes(vehicle.car_type) &&
		!filter.exclude_makes.some((excluded) => slugOf(excluded) === make) &&
		!filter.exclude_stock_numbers.some((excluded) => excluded === vehicle.stocknum)
	);
}
