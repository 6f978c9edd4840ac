import { formatDollarsAndCents } from '../../../../domain/price/money.ts';
import { HeldValuation } from '../../../trade-in/embed/HeldValuation.tsx';
import type { Calculator } from './use-calculator.ts';

/** Offers the estimate of the visitor's own vehicle, where this browser has one, to be taken off the loan (LOCAL-008). */
export function HeldTradeIn({ act }: Pick<Calculator, 'act'>) {
	return (
		<HeldValuation>
			{({ title, offer_price, amount_owing }) => (
				<p className="calc__hint">
					{`Your ${title} is estimated at ${formatDollarsAndCents(offer_price)} or more. `}
					<button
						className="link"
						type="button"
						onClick={() => {
							act({ type: 'settle', field: 'trade_in_value', text: String(offer_price) });
							act({ type: 'settle', field: 'trade_in_owing', text: String(amount_owing) });
						}}
					>
						Take it off
					</button>
				</p>
			)}
		</HeldValuation>
	);
}
