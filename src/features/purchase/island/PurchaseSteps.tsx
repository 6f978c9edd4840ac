import type { ReactElement } from 'react';
import { Step } from '../../../ui/form/Steps.tsx';
import { BuyerFields } from '../../checkout/embed/BuyerFields.tsx';
import { StepFoot } from '../../checkout/embed/StepFoot.tsx';
import { ExtrasStep } from './ExtrasStep.tsx';
import { HandoverStep } from './HandoverStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PurchaseReview } from './PurchaseReview.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { TradeInStep } from './TradeInStep.tsx';

/** The questions, each with the way to the next one, and the review. */
export function PurchaseSteps(props: PurchaseProps) {
	const { purchase, settings } = props;
	const { form, lead, hasExtras } = purchase;
	const { step, isOverview, movedTo, isSending } = lead.state;
	const questions: [heading: string, content: ReactElement][] = [
		[
			'Who is it for?',
			<BuyerFields key="contact" dealer={settings.dealer} noun={settings.noun} privacy={form.privacy} />,
		],
		['Do you have a vehicle to trade in?', <TradeInStep key="trade-in" {...props} />],
		['How will you pay the rest?', <PaymentStep key="payment" {...props} />],
		['Where shall we hand it over?', <HandoverStep key="handover" {...props} />],
		...(hasExtras
			? ([['Anything to go with it?', <ExtrasStep key="extras" {...props} />]] as [string, ReactElement][])
			: []),
	];
	const place = (index: number) => ({
		current: isOverview ? null : step,
		index,
		isMoved: movedTo === index && !isOverview,
	});
	return (
		<>
			{questions.map(([heading, content], index) => (
				<Step key={content.key} {...place(index)} title={heading}>
					{content}
					<StepFoot
						label={index === 0 ? 'Continue' : `Continue to ${(form.steps[index + 1] ?? '').toLowerCase()}`}
						note="Nothing is paid on this page."
						isSending={isSending}
					/>
				</Step>
			))}
			<Step {...place(questions.length)} title="Check it, line by line">
				<PurchaseReview {...props} />
			</Step>
		</>
	);
}
