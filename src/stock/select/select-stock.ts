import type { ItemType } from '../../domain/vehicle/attributes/item-type.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { passesStockFilter, type StockFilter } from '../../domain/vehicle/stock/stock-filter.ts';

/** A dealer's options for the vehicles on its site. */
export interface Selection {
	/** The kinds of vehicle the site sells (ITEMTYPES-002). */
	item_types: readonly ItemType[];
	filter: StockFilter;
}

/** The vehicles that a dealer's options let into the site. */
export interface SelectedStock {
	vehicles: Vehicle[];
	/** Number of vehicles excluded, by option: `item_types`, `filter.exclude_makes`. */
	left_out: Record<string, number>;
}

const NO_FILTER: StockFilter = {
	minimum_photos: 0,
	exclude_stock_numbers: [],
	exclude_makes: [],
	exclude_car_types: [],
};

/** The vehicles that pass a dealer's own filter (CONFIG-034 to CONFIG-037); the others are counted. */
export function selectStock(vehicles: readonly Vehicle[], { item_types, filter }: Selection): SelectedStock {
	const left_out: Record<string, number> = {};
	const selected = vehicles.filter((vehicle) => {
		const setting = item_types.includes(vehicle.item_type) ? settingAgainst(vehicle, filter) : 'item_types';
		if (setting !== null) left_out[setting] = (left_out[setting] ?? 0) + 1;
		return setting === null;
	});
	return { vehicles: selected, left_out };
}

function settingAgainst(vehicle: Vehicle, filter: StockFilter): string | null {
	if (passesStockFilter(vehicle, filter)) return null;
	const settings = Object.keys(NO_FILTER) as (keyof StockFilter)[];
	const setting = settings.find(
		(name) => !passesStockFilter(vehicle, { ...NO_FILTER, [name]: filter[name] }),
	);
	return setting === undefined ? 'filter' : `filter.${setting}`;
}
