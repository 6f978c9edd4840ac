import { SendButton } from '../../../../ui/form/FormStatus.tsx';
import { fieldOf, textOf } from '../../../forms/embed/form-kit.ts';
import { OwnDrawing } from '../drawing/OwnDrawing.tsx';
import type { StepProps } from '../step-props.ts';

/** The vehicle that was found, to be confirmed by its owner. */
export function ConfirmStep({ lead, changes, trade, drawings }: StepProps) {
	const { vehicle } = trade.state;
	const form = lead.element();
	if (!vehicle || !form) return null;
	const change = () => {
		const own = { own_make: vehicle.make, own_model: vehicle.model, own_year: String(vehicle.year) };
		for (const [name, value] of Object.entries(own)) {
			const field = fieldOf(form, name);
			if (field) field.value = value;
		}
		trade.update({ isByHand: true, byHandReason: 'Change what is not right.', vehicle: null });
		changes.change('own_make');
	};
	return (
		<>
			<div className="trade__found">
				<OwnDrawing {...{ vehicle, drawings }} itemType={vehicle.item_type} />
				<p className="plate plate--l">{textOf(form, 'rego')?.trim().toUpperCase()}</p>
				<h3 className="h-m">{vehicle.title}</h3>
				{vehicle.summary && <p className="muted">{vehicle.summary}</p>}
				<dl>
					{vehicle.facts.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</div>
			<SendButton label="Yes, that’s it" isSending={lead.state.isSending} />
			<button className="link link--ink trade__switch" type="button" onClick={change}>
				No, let me change it
			</button>
			{vehicle.is_sample && (
				<p className="small muted">
					Sample record of this demonstration site, drawn with its body and colour.
				</p>
			)}
		</>
	);
}
