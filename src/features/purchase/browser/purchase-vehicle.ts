import { loadVehicle, type PurchaseVehicle } from './load-vehicle.ts';

let loading: Promise<PurchaseVehicle> | null = null;

/**
 * The vehicle of the page's address, loaded for the page and its island.
 *
 * @param isAnew whether it is loaded again
 */
export function purchaseVehicle(page: Document, isAnew = false): Promise<PurchaseVehicle> {
	if (loading && !isAnew) return loading;
	const { facts = '' } = page.querySelector<HTMLElement>('[data-facts]')?.dataset ?? {};
	const { api = '' } = page.documentElement.dataset;
	loading = loadVehicle(location.search, { facts, api }, fetch);
	return loading;
}
