import { useLayoutEffect, useState } from 'react';
import { extraWords } from '../../../domain/reservation/extras.ts';
import { KEPT_EXTRAS } from './purchase-flow.ts';
import type { PurchaseProps } from './purchase-props.ts';

/** What can be bought with the vehicle. */
export function ExtrasStep({
	purchase: {
		options: { extras },
		lead,
	},
}: PurchaseProps) {
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const kept = lead.drafts.restored?.[KEPT_EXTRAS];
	useLayoutEffect(() => {
		if (typeof kept === 'string') setTicked(kept.split('\n'));
	}, [kept]);
	return (
		<fieldset className="lead__ticks">
			<legend className="muted">All optional. Prices include fitting.</legend>
			<input type="hidden" name={KEPT_EXTRAS} value={ticked.join('\n')} />
			{extras.map((extra) => {
				const words = extraWords(extra);
				return (
					<label className="tick" key={extra.name}>
						<input
							type="checkbox"
							name="extras"
							value={words}
							data-extra={extra.name}
							checked={ticked.includes(words)}
							onChange={({ target: { checked } }) =>
								setTicked((before) => [...before.filter((one) => one !== words), ...(checked ? [words] : [])])
							}
						/>
						{words}
					</label>
				);
			})}
		</fieldset>
	);
}
