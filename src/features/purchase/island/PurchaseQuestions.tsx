import { formatDollars } from '../../../domain/price/money.ts';
import type { PurchaseTerms } from '../../../domain/vehicle/vehicle-facts.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { VisitField } from '../../forms/embed/form-kit.ts';
import { HeldValuation } from '../../trade-in/embed/HeldValuation.tsx';
import { extraWords } from '../browser/purchase-amounts.ts';
import type { PurchaseOptions, PurchaseSettings } from '../page-data.ts';

/** Whether the buyer trades in a vehicle; one that was valued here goes along. */
export function TradeInStep({ purchase: { tradeIn } }: { purchase: PurchaseSettings }) {
	return (
		<>
			<RadioField
				name="trade_in"
				label="Do you have a vehicle to trade in?"
				options={[
					{ value: 'Yes', label: 'Yes, I trade one in' },
					{ value: 'No', label: 'No' },
				]}
			/>
			<HeldValuation>
				{({ id, title, range }) => (
					<p className="lead__note">
						<input type="hidden" name="valuation_id" value={id} />
						<label className="tick">
							<input type="checkbox" name="opt_in_trade" defaultChecked />
							{`Trade in my ${title}, estimated at ${range}`}
						</label>
					</p>
				)}
			</HeldValuation>
			{tradeIn && (
				<p className="small">
					<a className="link link--ink" href={tradeIn} target="_blank" rel="noopener">
						Value it online<span className="vh"> (opens a new tab)</span>
					</a>
					{', or we value it when you come. What it is worth comes off what you pay at handover.'}
				</p>
			)}
		</>
	);
}

export function PaymentStep() {
	return (
		<RadioField
			name="finance"
			label="How do you pay the rest?"
			options={[
				{ value: 'No', label: 'By bank transfer', hint: 'At handover, nothing before it but the deposit' },
				{
					value: 'Yes',
					label: 'With finance',
					hint: 'We call you about a loan; your deposit comes back if you are declined',
				},
			]}
		/>
	);
}

/** Delivery, where the dealership does that, or pick-up, at a time that is free. */
export function HandoverStep({
	purchase: { places, noun },
	terms: { location_id },
	options: { delivery },
	isDelivered,
}: {
	purchase: PurchaseSettings;
	terms: PurchaseTerms;
	options: PurchaseOptions;
	isDelivered: boolean;
}) {
	const place = location_id === null ? undefined : places[location_id];
	const price = delivery && (delivery.price === 0 ? 'Free' : formatDollars(delivery.price));
	return (
		<>
			<RadioField
				name="handover"
				label={`Where shall we hand over the ${noun}?`}
				options={[
					...(delivery
						? [{ value: 'Delivery', label: 'Bring it to me', hint: `${price}, ${delivery.area}` }]
						: []),
					{ value: 'Pick-up', label: 'I’ll pick it up', hint: place },
				]}
			/>
			{isDelivered && (
				<TextField name="delivery_address" label="Address" autoComplete="street-address" required />
			)}
			<VisitField
				name="handover_date"
				label="Day and time"
				hasAppointments
				isRequired
				place={location_id ?? undefined}
			/>
		</>
	);
}

export function ExtrasStep({ extras }: { extras: PurchaseOptions['extras'] }) {
	return (
		<fieldset className="lead__ticks">
			<legend>Anything to go with it? None of it is needed.</legend>
			{extras.map((extra) => (
				<label className="tick" key={extra.name}>
					<input type="checkbox" name="extras" value={extraWords(extra)} data-extra={extra.name} />
					{extraWords(extra)}
				</label>
			))}
		</fieldset>
	);
}
