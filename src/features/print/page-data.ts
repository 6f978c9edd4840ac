import type { Link } from '../../ui/layout/layout-data.ts';

/** The print page of a vehicle. Its address names the vehicle; the browser reads the vehicle's facts. */
export interface PrintData {
	/** All the stock, for an address that names no vehicle. */
	stock: Link;
}
