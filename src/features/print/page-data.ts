import type { Link } from '../../ui/layout/layout-data.ts';

/** The print page. The browser loads the facts of the vehicle in its address. */
export interface PrintData {
	/** Link to all stock, for an address without a vehicle. */
	stock: Link;
}
