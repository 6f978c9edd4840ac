import type { Link } from '../../ui/layout/layout-data.ts';

/** The sheet of a vehicle for the printer. Which vehicle it is, its address says; the browser brings the rest from the vehicle's page. */
export interface PrintData {
	/** All the stock, for whoever came without a vehicle. */
	stock: Link;
}
