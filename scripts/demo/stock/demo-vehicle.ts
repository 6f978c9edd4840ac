import type { ParsedVehicle } from '../../../src/domain/vehicle/record/vehicle.ts';
import type {
	Image,
	Specifications,
	Variant,
	VehicleLocation,
} from '../../../src/domain/vehicle/record/vehicle-parts.ts';

/** Fields that may be left out or unknown, as in a feed. */
export type Known<T> = { [K in keyof T]?: T[K] | null | undefined };

type Groups = 'images' | 'variant' | 'specifications' | 'autograb_data' | 'location' | 'finance_lenders';

type Place = Known<VehicleLocation['distribution_locations'][number]>;

/** A record of an invented feed, with the fields and types that the stock contract reads. */
export type DemoVehicle = Known<Omit<ParsedVehicle, Groups>> & {
	id: string;
	variant?: Known<Variant> | undefined;
	specifications?: Known<Specifications> | undefined;
	images?: { image: Known<Image> & { url: string } }[];
	autograb_data?: Known<ParsedVehicle['autograb_data']> | undefined;
	finance_lenders?: Record<string, Record<string, number | string>> | undefined;
	location?: Known<Omit<VehicleLocation, 'address' | 'distribution_locations'>> & {
		distribution_locations?: Place[];
		address?: Known<VehicleLocation['address']>;
	};
};
