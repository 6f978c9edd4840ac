import { textOf } from '../../forms/embed/form-kit.ts';
import { ownVehicle } from '../browser/own-answers.ts';
import type { TradeInSettings } from '../embed/trade-in-settings.ts';
import { itemTypeOf } from './item-type-of.ts';
import type { TradeInStore } from './use-trade-in.ts';
import { ViewDrawing } from './ViewDrawing.tsx';

/** The shopper's vehicle above the later steps: its name and its plate. */
export function VehicleStrip({
	trade,
	form,
	settings,
}: {
	trade: TradeInStore;
	form: HTMLFormElement | null;
	settings: TradeInSettings;
}) {
	const { vehicle, isByHand } = trade.state;
	if (!form) return null;
	const { make, model, year } = ownVehicle(form);
	const plate = textOf(form, 'rego')?.trim().toUpperCase();
	const title = vehicle && !isByHand ? vehicle.title : [year || '', make, model].join(' ').trim();
	if (!title) return null;
	return (
		<div className="trade__strip">
			<ViewDrawing itemType={itemTypeOf(trade, settings)} view="front_corner" />
			<p>
				<b>{title}</b>
				<span>{plate ? `Your ${settings.noun}, ${plate}` : 'As you entered it'}</span>
			</p>
		</div>
	);
}
