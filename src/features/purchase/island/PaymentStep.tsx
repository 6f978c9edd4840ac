import { RadioField } from '../../../ui/form/RadioField.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** How the rest is paid: the deposit is all that is paid online. */
export function PaymentStep({ purchase: { vehicle, deal }, settings: { finance } }: PurchaseProps) {
	const left = deal?.amounts.at(-1)?.value ?? '';
	return (
		<>
			<RadioField
				name="finance"
				label="How will you pay the rest?"
				isLabelHidden
				options={[
					{
						value: 'No',
						label: 'By bank transfer',
						hint: `${left} at handover, and only the deposit before then`.trim(),
					},
					...(finance
						? [
								{
									value: 'Yes',
									label: 'With finance',
									hint: 'We’ll call you about a loan. You get your deposit back in full if you’re declined.',
								},
							]
						: []),
				]}
			/>
			{finance && vehicle && (
				<p className="small">
					<a
						className="link link--ink"
						href={`${finance}?${new URLSearchParams({ car_id: vehicle.terms.car_id })}`}
						target="_blank"
						rel="noopener"
					>
						Work out repayments<span className="vh"> (opens a new tab)</span>
					</a>
				</p>
			)}
		</>
	);
}
