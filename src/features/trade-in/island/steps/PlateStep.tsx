import { useEffect, useRef } from 'react';
import { STATES } from '../../../../domain/place/states.ts';
import { ITEM_NOUNS, type ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { RegoField, TextField } from '../../../../ui/form/TextField.tsx';
import { fieldOf } from '../../../forms/embed/form-kit.ts';
import type { StepProps } from '../step-props.ts';

const STATE_OPTIONS = Object.values(STATES).map(({ label, name }) => ({ value: label, label: name }));

/** Number plate and state, or make, model and year by hand (TRADEIN-022). */
export function PlateStep({ lead, trade, settings }: StepProps) {
	const { state, noun, hasLookup } = settings;
	const { isByHand, byHandReason } = trade.state;
	const isSwitched = useRef(false);
	const goByHand = (next: boolean) => {
		isSwitched.current = true;
		// What was wrong with the plate no longer matters.
		lead.dispatch({ type: 'cleared' });
		trade.update({ isByHand: next, byHandReason: null });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: when other fields are shown, by the visitor or for want of an answer.
	useEffect(() => {
		const form = lead.element();
		if (!form || (!isSwitched.current && byHandReason === null)) return;
		isSwitched.current = false;
		fieldOf(form, isByHand ? 'own_make' : 'rego')?.focus();
	}, [isByHand, byHandReason]);
	return (
		<>
			<div className="trade__plate">
				<RegoField
					name="rego"
					label="Number plate"
					isOptional={isByHand || undefined}
					placeholder={STATES[state].plate}
					maxLength={16}
				/>
				<SelectField
					name="regoState"
					label="Registered in"
					empty={null}
					initial={STATES[state].label}
					options={STATE_OPTIONS}
				/>
			</div>
			<div className={isByHand ? 'trade__hand is-open' : 'trade__hand'} hidden={lead.isLive && !isByHand}>
				<p className="mid" role="status">
					{byHandReason ?? (hasLookup ? `No plate handy? Enter the ${noun} here.` : `Which ${noun} is it?`)}
				</p>
				<ItemTypeField {...{ trade, settings }} />
				<div className="lead__pair">
					<TextField name="own_make" label="Make" autoComplete="off" maxLength={60} />
					<TextField name="own_model" label="Model" autoComplete="off" maxLength={60} />
				</div>
				<TextField name="own_year" label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
			</div>
			<div className="lead__next">
				<SendButton
					label={isByHand ? 'Continue' : `Find my ${noun}`}
					isSending={lead.state.isSending}
					sendingLabel="Looking it up…"
				/>
			</div>
			{hasLookup && (
				<button className="link trade__switch" type="button" onClick={() => goByHand(!isByHand)}>
					{isByHand ? 'Use the number plate instead' : 'No plate handy? Enter make, model and year'}
				</button>
			)}
		</>
	);
}

/** The kind of vehicle, where the dealer takes several. */
function ItemTypeField({ trade, settings: { itemTypes } }: Pick<StepProps, 'trade' | 'settings'>) {
	const [first, ...others] = itemTypes;
	if (others.length === 0) return <input type="hidden" name="own_item_type" value={first} />;
	return (
		<div
			onChange={({ target }) =>
				trade.update({ itemType: (target as EventTarget as HTMLSelectElement).value as ItemType })
			}
		>
			<SelectField
				name="own_item_type"
				label="What is it?"
				empty={null}
				options={itemTypes.map((type) => ({ value: type, label: `A ${ITEM_NOUNS[type].one}` }))}
			/>
		</div>
	);
}
