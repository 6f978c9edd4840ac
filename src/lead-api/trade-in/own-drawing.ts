import { drawnVehicle } from '../../domain/trade-in/drawn-vehicle.ts';
import { isTradeIn } from '../delivery/receipt/trade-in-receipt.ts';
import type { Deps } from '../deps.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import { readRecord } from './records.ts';

/** The drawing of the vehicle that a trade-in is about, and its colour there; null for what its valuation does not say. */
export async function ownDrawing(
	deps: Pick<Deps, 'store' | 'now'>,
	lead: StoredLead,
): Promise<ReturnType<typeof drawnVehicle>> {
	const id = isTradeIn(lead) ? lead.fields.id : null;
	const valued = id === null ? null : await readRecord(deps, 'valuation', lead.dealer, id);
	if (!valued) return { body: null, colour: null };
	const { item_type, body, colour } = valued.vehicle;
	// A valuation that was stored before its body was kept has none.
	return drawnVehicle(item_type, body ?? null, colour ?? null);
}
