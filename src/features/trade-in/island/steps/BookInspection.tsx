import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { textOf, VisitField } from '../../../forms/embed/form-kit.ts';
import type { StepProps } from '../step-props.ts';

/** Day and time of an inspection, within the opening hours of the place that was chosen. */
export function InspectionField({ lead }: Pick<StepProps, 'lead'>) {
	const element = lead.element();
	return (
		<VisitField
			name="inspection_date"
			label="When would you like to bring it in?"
			place={(element && textOf(element, 'location_id')) ?? undefined}
			hasAppointments
			isRequired={lead.isLive}
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
	return (
		<>
			<h2 className="trade__book lead__stepTitle h-s" tabIndex={-1} ref={focusOnceShown}>
				Book an inspection
			</h2>
			<p className="muted">{`Half an hour at ${place}. Bring the key, the service book and your licence.`}</p>
			<InspectionField lead={lead} />
			<SendButton
				label="Book the inspection"
				isSending={lead.state.isSending}
				onPress={() => trade.update({ wish: 'inspection' })}
			/>
			<button className="link link--ink trade__switch" type="button" onClick={close}>
				{`Back to your ${hasEstimate ? 'estimate' : settings.noun}`}
			</button>
		</>
	);
}
