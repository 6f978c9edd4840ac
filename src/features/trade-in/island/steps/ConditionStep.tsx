import { hasOdometer } from '../../../../domain/trade-in/own-vehicle.ts';
import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { MoneyField } from '../../../../ui/form/MoneyField.tsx';
import { RadioField } from '../../../../ui/form/RadioField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { itemTypeOf } from '../item-type-of.ts';
import { startAgain } from '../start-again.ts';
import type { StepProps } from '../step-props.ts';
import { ConditionQuestions } from './ConditionQuestions.tsx';
import { DesiredPrice } from './DesiredPrice.tsx';

const YES_NO = ['No', 'Yes'].map((value) => ({ value, label: value }));

/** Kilometres, condition, what is owed, and what the shopper hopes for (TRADEIN-017, TRADEIN-019, TRADEIN-021). */
export function ConditionStep({ lead, changes, trade, settings, api }: StepProps) {
	const itemType = itemTypeOf(trade, settings);
	return (
		<>
			<p className="muted">
				Say it as it is. An honest answer now means the figure doesn’t change when we see it.
			</p>
			{hasOdometer(itemType) && (
				<div className="trade__short">
					<TextField
						name="kms"
						label="Kilometres"
						hint="From the odometer. A rough figure is fine."
						inputMode="numeric"
						autoComplete="off"
						maxLength={20}
					/>
				</div>
			)}
			<ConditionQuestions itemType={itemType} />
			<RadioField
				name="finance"
				label="Do you owe money on it?"
				hint="What is left comes off what we pay you."
				options={YES_NO}
				isInline
			/>
			<div className="trade__owing">
				<MoneyField name="amount_owing" label="About how much is left" isOptional />
			</div>
			<RadioField
				name="do-you-have-a-trade-in"
				label={`Are you trading it in on another ${settings.noun}?`}
				options={[...YES_NO].reverse()}
				initial={settings.isSale ? undefined : 'Yes'}
				isInline
				isOptional
			/>
			<DesiredPrice lead={lead} amounts={settings.quickPicks} />
			<div className="lead__next">
				<SendButton
					label="Save and continue"
					isSending={lead.state.isSending}
					sendingLabel="Working it out…"
				/>
			</div>
			{lead.isLive && (
				<p className="small muted">
					Stopping for now? What you entered stays on this device for 7 days.{' '}
					<button
						className="link"
						type="button"
						onClick={() => startAgain({ changes, trade, settings, api })}
					>
						Erase everything
					</button>
				</p>
			)}
		</>
	);
}
