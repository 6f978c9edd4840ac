import type { VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Amount } from '../browser/purchase-amounts.ts';

const NOTE = 'The deposit comes off the price. No card surcharge, no booking fee.';

/**
 * The vehicle with its amounts, always in view.
 *
 * @param isBar as the bar at the top of a phone, which opens; else as the box beside the form
 */
export function PurchaseSummary({
	facts: { title, subtitle, picture },
	amounts,
	isBar = false,
}: {
	facts: VehicleFacts;
	amounts: readonly Amount[];
	isBar?: boolean;
}) {
	const left = amounts.at(-1);
	const list = (
		<>
			<dl aria-live={isBar ? undefined : 'polite'}>
				{amounts.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="num">{value}</dd>
					</div>
				))}
			</dl>
			<p className="small muted">{NOTE}</p>
		</>
	);
	if (isBar)
		return (
			<details className="checkout__bar">
				<summary>
					<span>
						<b>{title}</b>
						{`${left?.value} left to pay at handover`}
					</span>
					<Icon name="down" />
				</summary>
				{list}
			</details>
		);
	return (
		<aside className="deal" aria-labelledby="deal-title">
			<img src={picture.url} alt="" width={picture.width} height={picture.height} />
			<h2 className="h-s" id="deal-title">
				{title}
			</h2>
			<p className="muted">{subtitle}</p>
			{list}
		</aside>
	);
}
