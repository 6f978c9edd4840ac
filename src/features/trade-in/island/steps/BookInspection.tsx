import { useState } from 'react';
import { formatTime, minutesOf } from '../../../../domain/time/time-of-day.ts';
import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { textOf, VisitField } from '../../../forms/embed/form-kit.ts';
import { longDay } from '../estimate/long-day.ts';
import type { StepProps } from '../step-props.ts';

const FIELD = 'inspection_date';

/** Day and time of an inspection, within the opening hours of the place that was chosen. */
export function InspectionField({ lead, onValue }: Pick<StepProps, 'lead'> & { onValue?: () => void }) {
	const element = lead.element();
	return (
		<VisitField
			name={FIELD}
			label="When would you like to bring it in?"
			location={(element && textOf(element, 'location_id')) ?? undefined}
			hasAppointments
			isRequired={lead.isLive}
			{...(onValue && { onValue })}
		/>
	);
}

const focusOnceShown = (heading: HTMLElement | null) => heading?.focus();

/** The booking of an inspection, in place of the estimate. */
export function BookInspection({ lead, trade, settings, close }: StepProps & { close: () => void }) {
	const element = lead.element();
	const chosen = element && textOf(element, 'location_id');
	const place = settings.places.find(({ value }) => value === chosen)?.label ?? settings.dealer;
	const hasEstimate = trade.state.valuation?.status === 'estimated';
	const [moment, setMoment] = useState('');
	const [day = '', time] = moment.split('T');
	return (
		<>
			<h2 className="trade__book lead__stepTitle h-s" tabIndex={-1} ref={focusOnceShown}>
				Book an inspection
			</h2>
			<p className="muted">{`Half an hour at ${place}. Bring the key, the service book and your licence.`}</p>
			<InspectionField lead={lead} onValue={() => setMoment((element && textOf(element, FIELD)) ?? '')} />
			<SendButton
				label={
					time
						? `Book ${longDay(new Date(day), 'UTC')}, ${formatTime(minutesOf(time))}`
						: 'Book the inspection'
				}
				isSending={lead.state.isSending}
				onPress={() => trade.update({ wish: 'inspection' })}
			/>
			<button className="link link--ink trade__switch" type="button" onClick={close}>
				{`Back to your ${hasEstimate ? 'estimate' : settings.noun}`}
			</button>
		</>
	);
}
