import { textOf } from '../../forms/embed/form-kit.ts';
import { kmsOf, ownTitle } from '../browser/own-answers.ts';
import type { Drawings, TradeInSettings } from '../embed/trade-in-settings.ts';
import { OwnDrawing } from './drawing/OwnDrawing.tsx';
import { itemTypeOf } from './item-type-of.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** The shopper's vehicle above the later steps, beside them where there is room: its picture, name and plate. */
export function VehicleStrip({
	trade,
	form,
	settings,
	drawings,
}: {
	trade: TradeInStore;
	form: HTMLFormElement | null;
	settings: TradeInSettings;
	drawings: Drawings;
}) {
	const { vehicle, isByHand } = trade.state;
	if (!form) return null;
	const plate = textOf(form, 'rego')?.trim().toUpperCase();
	const title = ownTitle(form, vehicle);
	if (!title) return null;
	const kms = kmsOf(form);
	const photos = trade.state.photos.length;
	const answered = [
		kms !== null && `${kms.toLocaleString('en-AU')} km`,
		photos > 0 && `${photos} ${photos === 1 ? 'photo' : 'photos'}`,
	]
		.filter(Boolean)
		.join(', ');
	return (
		<div className="trade__strip">
			<OwnDrawing {...{ vehicle, drawings }} itemType={itemTypeOf(trade, settings)} />
			<p>
				<b>{title}</b>
				{vehicle?.summary && <span className="trade__summary">{vehicle.summary}</span>}
				{plate && <span className="plate">{plate}</span>}
				<span className={plate && 'trade__brief'}>
					{plate ? `Your ${settings.noun}, ${plate}` : isByHand && 'As you entered it'}
				</span>
				{answered && <span className="trade__summary">{answered}</span>}
			</p>
		</div>
	);
}
