import { RadioField } from '../../../ui/form/RadioField.tsx';
import { HeldValuation } from '../../trade-in/embed/HeldValuation.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** Whether the buyer trades in a vehicle; one that was valued here goes along. */
export function TradeInStep({ purchase: { chosen }, settings: { tradeIn } }: PurchaseProps) {
	return (
		<>
			<RadioField
				name="trade_in"
				label="Do you have a vehicle to trade in?"
				isLabelHidden
				options={[
					{ value: 'Yes', label: 'Yes', hint: 'Its value comes off what you pay at handover' },
					{ value: 'No', label: 'No', hint: undefined },
				]}
			/>
			<div hidden={!chosen.isTradedIn}>
				<HeldValuation>
					{({ id, title, range }) => (
						<>
							<input type="hidden" name="valuation_id" value={id} />
							<label className="tick">
								<input type="checkbox" name="opt_in_trade" defaultChecked />
								{`Trade in my ${title}, estimated at ${range}`}
							</label>
						</>
					)}
				</HeldValuation>
				{tradeIn && (
					<p className="small">
						{'We’ll value it when we see it. For a figure now, '}
						<a href={tradeIn} target="_blank" rel="noopener">
							value it online<span className="vh"> (opens a new tab)</span>
						</a>
						{': it’ll be here when you come back to this page.'}
					</p>
				)}
			</div>
		</>
	);
}
