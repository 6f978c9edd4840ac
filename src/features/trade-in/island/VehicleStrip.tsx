import { textOf } from '../../forms/embed/form-kit.ts';
import { ownVehicle } from '../browser/own-answers.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** The shopper's vehicle above the later steps: its plate and its name. */
export function VehicleStrip({ trade, form }: { trade: TradeInStore; form: HTMLFormElement | null }) {
	const { vehicle, isByHand } = trade.state;
	if (!form) return null;
	const { make, model, year } = ownVehicle(form);
	const plate = textOf(form, 'rego')?.trim().toUpperCase();
	const title = vehicle && !isByHand ? vehicle.title : [year || '', make, model].join(' ').trim();
	if (!title) return null;
	return (
		<div className="trade__strip">
			<p>
				<b>{title}</b>
				<span>{vehicle && !isByHand ? vehicle.summary : 'As you entered it'}</span>
			</p>
			{plate && <span className="plate">{plate}</span>}
		</div>
	);
}
