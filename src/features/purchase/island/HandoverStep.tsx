import { useEffect, useLayoutEffect } from 'react';
import { formatDollars } from '../../../domain/price/money.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { VisitField } from '../../forms/embed/form-kit.ts';
import type { PurchaseProps } from './purchase-props.ts';

/** Delivery, where the dealership does that, or pick-up, at a time that is free. */
export function HandoverStep({
	purchase: {
		vehicle,
		options: { delivery },
		chosen,
		lead,
		rerender,
	},
	settings: { locations, noun },
}: PurchaseProps) {
	const { restored } = lead.drafts;
	// What is delivered, and for how much, is known with the vehicle only: an earlier answer is restored once it is a choice.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useLayoutEffect(() => {
		const live = lead.liveForm();
		if (vehicle && live && restored) lead.drafts.restore(live, { ...restored });
	}, [vehicle]);
	// The address is a field of the form from now on, or no longer.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it changes.
	useEffect(rerender, [chosen.isDelivered]);
	const location_id = vehicle?.terms.location_id ?? undefined;
	const address = location_id === undefined ? undefined : locations[location_id];
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
									hint: `We deliver ${delivery.area}. Someone comes along and shows you how everything works.`,
									aside: formatDollars(delivery.price),
								},
							]
						: []),
					{ value: 'Pick-up', label: 'I’ll pick it up', hint: address, aside: formatDollars(0) },
				]}
			/>
			<TextField
				name="delivery_address"
				label="Address"
				hint="Street, suburb and postcode"
				autoComplete="address-line1"
				isHidden={!chosen.isDelivered}
				required
			/>
			<VisitField
				name="handover_date"
				label="Day"
				hasAppointments
				isRequired
				location={location_id}
				onValue={rerender}
			/>
		</>
	);
}
