import { formatDollars } from '../../../../domain/price/money.ts';
import { MoneyField } from '../../../../ui/form/MoneyField.tsx';
import { fieldOf } from '../../../forms/embed/form-kit.ts';
import type { StepProps } from '../step-props.ts';

/** The figure the shopper has in mind, with amounts to pick (TRADEIN-031, TRADEIN-032). */
export function DesiredPrice({ lead, amounts }: Pick<StepProps, 'lead'> & { amounts: readonly number[] }) {
	const pick = (dollars: number) => {
		const form = lead.element();
		const field = form && fieldOf(form, 'desired_price');
		if (!field) return;
		field.value = formatDollars(dollars).slice(1);
		lead.changed('desired_price');
	};
	return (
		<div className="trade__picks">
			<MoneyField name="desired_price" label="The figure you have in mind" isOptional />
			{lead.isLive && (
				<fieldset aria-label="Amounts to pick">
					{amounts.map((dollars) => (
						<button type="button" key={dollars} onClick={() => pick(dollars)}>
							{formatDollars(dollars)}
						</button>
					))}
				</fieldset>
			)}
		</div>
	);
}
