import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import type { Site } from './site.ts';

/**
 * Keeps a value of each vehicle for as long as the options, texts, pictures and the period of its site stay (`Site.basis`), also from one
 * build to the next. For values that depend on nothing else of the stock.
 */
export function keptPerVehicle<T>(): (site: Pick<Site, 'basis'>, vehicle: Vehicle, make: () => T) => T {
	const kept = new WeakMap<object, WeakMap<Vehicle, { value: T }>>();
	return ({ basis }, vehicle, make) => {
		let values = kept.get(basis);
		if (!values) {
			values = new WeakMap();
			kept.set(basis, values);
		}
		const known = values.get(vehicle);
		if (known) return known.value;
		const value = make();
		values.set(vehicle, { value });
		return value;
	};
}
