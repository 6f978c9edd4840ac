import { formatDollars } from '../../../domain/price/money.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { VisitField } from '../../forms/embed/form-kit.ts';
import type { PurchaseProps } from './PurchaseSteps.tsx';

/** Delivery, where the dealership does that, or pick-up, at a time that is free. */
export function HandoverStep({
	purchase: {
		vehicle,
		options: { delivery },
		chosen,
	},
	settings: { places, noun },
}: PurchaseProps) {
	const location_id = vehicle?.terms.location_id ?? undefined;
	const place = location_id === undefined ? undefined : places[location_id];
	return (
		<>
			<RadioField
				name="handover"
				label={`Where shall we hand over the ${noun}?`}
				isLabelHidden
				options={[
					...(delivery
						? [
								{
									value: 'Delivery',
									label: 'Bring it to me',
									hint: `We deliver ${delivery.area}. A person comes with it and shows you everything.`,
									aside: formatDollars(delivery.price),
								},
							]
						: []),
					{ value: 'Pick-up', label: 'I’ll pick it up', hint: place, aside: formatDollars(0) },
				]}
			/>
			{chosen.isDelivered && (
				<TextField
					name="delivery_address"
					label="Address"
					hint="Street, suburb and postcode"
					autoComplete="street-address"
					required
				/>
			)}
			<VisitField name="handover_date" label="Day" hasAppointments isRequired place={location_id} />
		</>
	);
}
