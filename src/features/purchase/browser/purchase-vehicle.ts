import { loadVehicle, type PurchaseVehicle } from './load-vehicle.ts';

let loading: Promise<PurchaseVehicle> | null = null;

/** The vehicle of the page's address, loaded once for the page and its island. */
export function purchaseVehicle(page: Document): Promise<PurchaseVehicle> {
	return loading ?? reloadedVehicle(page);
}

/** That vehicle as it is now: another buyer may have taken it. */
export function reloadedVehicle(page: Document): Promise<PurchaseVehicle> {
	const { facts = '' } = page.querySelector<HTMLElement>('[data-facts]')?.dataset ?? {};
	const { api = '' } = page.documentElement.dataset;
	loading = loadVehicle(location.search, { facts, api }, fetch);
	return loading;
}
