import type { ReactNode } from 'react';
import { Step } from '../../../ui/form/Steps.tsx';
import { STEP } from '../embed/step-names.ts';
import type { StepProps } from './step-props.ts';
import { ConditionStep } from './steps/ConditionStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { EstimateStep } from './steps/EstimateStep.tsx';
import { PhotosStep } from './steps/PhotosStep.tsx';
import { PlateStep } from './steps/PlateStep.tsx';
import { TradeInOverview } from './TradeInOverview.tsx';
import { VehicleStrip } from './VehicleStrip.tsx';

/** The steps of a trade-in. Without JavaScript they are one form, below each other. */
export function TradeInSteps(props: StepProps) {
	const { lead, trade, settings, drawings } = props;
	const { state, isLive } = lead;
	const titles = titlesOf(settings.noun, isLive, trade.state.valuation?.status);
	const step = (index: number, children: ReactNode) => (
		<Step
			index={index}
			title={titles[index] ?? ''}
			current={state.isOverview ? null : state.step}
			isMoved={state.movedTo === index}
			isTitleHidden={index === STEP.plate}
		>
			{children}
		</Step>
	);
	return (
		<>
			{isLive && (state.isOverview || state.step > STEP.confirm) && (
				<VehicleStrip {...{ trade, settings, drawings }} form={lead.element()} />
			)}
			{state.isOverview && <TradeInOverview {...props} />}
			{step(STEP.plate, <PlateStep {...props} />)}
			{isLive && step(STEP.confirm, <ConfirmStep {...props} />)}
			{step(STEP.condition, <ConditionStep {...props} />)}
			{step(STEP.photos, <PhotosStep {...props} />)}
			{step(STEP.contact, <ContactStep {...props} />)}
			{step(STEP.estimate, <EstimateStep {...props} />)}
		</>
	);
}

function titlesOf(noun: string, isLive: boolean, status: string | undefined): string[] {
	return [
		`Your ${noun}`,
		`Is this your ${noun}?`,
		'How has it been treated?',
		'Show us a few photos',
		'Where can we reach you?',
		...(isLive ? [status === 'estimated' ? 'Your estimate' : 'This one needs a person'] : ['Bring it in']),
	];
}
