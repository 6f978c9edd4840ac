import type { ApiVehicle } from '../../../api/site/site-vehicle.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';

/** Whether the price that is shown of a vehicle is that of a loan: that of a subscription is by the week. */
export function statesPrice(vehicle: Pick<ApiVehicle, 'price_text'> | null, dollars: number | null): boolean {
	return dollars !== null && !!vehicle?.price_text?.split(' ').includes(formatDollarsAndCents(dollars));
}
