import { formatDollarsAndCents } from '../../../../domain/price/money.ts';
import { AmountControl } from '../AmountControl.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { HeldTradeIn } from './HeldTradeIn.tsx';
import heldTradeIn from './HeldTradeIn.tsx?address';
import type { Calculator } from './use-calculator.ts';

/** Where the sliders of a trade-in end, dollars; their fields take more. */
const TRADE_IN_SLIDER = { max: 70_000 };

/** The price, deposit and trade-in: a deposit, and a trade-in with what is owed on it. */
export function VehicleFields({ calculator, tradeIn }: { calculator: Calculator; tradeIn: string | null }) {
	const { choices } = calculator;
	const part = useLoaded<{ HeldTradeIn: typeof HeldTradeIn }>(() =>
		// Throws where the storage is blocked.
		`forecourt.${document.body.dataset['dealer']}.trade-in-valuation` in localStorage
			? import(/* @vite-ignore */ heldTradeIn)
			: null,
	);
	const isDepositAbove = choices !== null && choices.deposit > choices.price;
	const equity = choices ? choices.trade_in_value - choices.trade_in_owing : 0;
	return (
		<section className="calc__group">
			<h2 className="h-s">The price and what you put in</h2>
			<AmountControl of={calculator} field="price" label="Price" />
			<AmountControl
				of={calculator}
				field="deposit"
				label="Deposit"
				note={isDepositAbove ? 'A deposit above the price counts as the price.' : ''}
			/>
			<AmountControl of={calculator} field="trade_in_value" label="Trade-in value" slider={TRADE_IN_SLIDER} />
			<AmountControl
				of={calculator}
				field="trade_in_owing"
				label="Still owing on it"
				slider={TRADE_IN_SLIDER}
			/>
			{equity !== 0 && (
				<p className="calc__equity">
					<span>{equity > 0 ? 'Comes off what you borrow' : 'Is added to what you borrow'}</span>
					<b>{formatDollarsAndCents(Math.abs(equity))}</b>
				</p>
			)}
			{equity === 0 && part && <part.HeldTradeIn act={calculator.act} />}
			{tradeIn && equity === 0 && (
				<p className="calc__hint">
					Not sure what your trade-in is worth? <a href={tradeIn}>Ask us for a value</a>
				</p>
			)}
		</section>
	);
}
