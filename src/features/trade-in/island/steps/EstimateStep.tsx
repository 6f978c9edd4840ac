import { formatDollars } from '../../../../domain/price/money.ts';
import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { endedOn } from '../../browser/ended-on.ts';
import { ByHandPanel } from '../estimate/ByHandPanel.tsx';
import { EndedEstimate } from '../estimate/EndedEstimate.tsx';
import { EstimatePanel, EstimateReasons } from '../estimate/EstimatePanel.tsx';
import type { StepProps } from '../step-props.ts';
import { useBooking } from '../use-booking.ts';
import { BookInspection, InspectionField } from './BookInspection.tsx';

/** The estimate, or why there is none, and how to go on from it (TRADEIN-015, TRADEIN-023). */
export function EstimateStep(props: StepProps) {
	const { form, lead, changes, trade, settings } = props;
	const { valuation, photos } = trade.state;
	const booking = useBooking(props);
	const isPhotoSending = photos.some(({ status }) => status === 'sending');
	if (!lead.isLive)
		return (
			<>
				<InspectionField lead={lead} />
				<SendButton label={form.submit} isSending={false} />
				<p className="small muted">{form.promise}</p>
			</>
		);
	if (booking.isOpen) return <BookInspection {...props} close={booking.close} />;
	const ended = endedOn(valuation);
	if (ended)
		return (
			<>
				<EndedEstimate day={ended} renew={() => changes.change('kms')} />
				<div className="trade__ways">
					<CallButton {...props} />
				</div>
			</>
		);
	if (valuation?.status !== 'estimated')
		return (
			<>
				<ByHandPanel
					message={valuation?.message ?? null}
					lead_id={lead.liveForm()?.lead?.lead_id}
					settings={settings}
				/>
				<button className="btn btn--1 btn--l btn--block" type="button" onClick={booking.open}>
					Book an inspection
				</button>
				<div className="trade__ways">
					<CallButton {...props} />
				</div>
			</>
		);
	return (
		<>
			<EstimatePanel {...props} valuation={valuation} />
			<SendButton
				label={`Accept ${formatDollars(valuation.offer_price)}`}
				isSending={lead.state.isSending}
				sendingLabel={isPhotoSending ? 'Sending your photos…' : 'Sending…'}
				onPress={() => trade.update({ wish: 'accept' })}
			/>
			<div className="trade__ways">
				<CallButton {...props} />
				<button className="btn btn--2" type="button" onClick={booking.open}>
					<Icon name="cal" />
					Book an inspection
				</button>
			</div>
			<EstimateReasons {...props} valuation={valuation} />
			<p className="mid">
				Not what you hoped for?{' '}
				<button className="link" type="button" onClick={() => changes.change('desired_price')}>
					Tell us the figure you want
				</button>{' '}
				and a buyer will answer.
			</p>
			<button className="link link--ink trade__switch" type="button" onClick={() => changes.change('kms')}>
				Change my answers
			</button>
		</>
	);
}

/** Sends the lead with the wish to be called. */
function CallButton({ lead, trade }: StepProps) {
	return (
		<button
			className="btn btn--2"
			type="submit"
			onClick={() => trade.update({ wish: 'call' })}
			aria-disabled={lead.state.isSending || undefined}
		>
			<Icon name="phone" />
			Ask us to call
		</button>
	);
}
