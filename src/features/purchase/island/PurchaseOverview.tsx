import { formatDollars } from '../../../domain/price/money.ts';
import { StepOverview } from '../../../ui/form/StepOverview.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { purchaseSteps } from './purchase-steps.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The steps of a purchase: which are done, which is next, and that nothing is paid before the last. */
export function PurchaseOverview({ purchase, settings: { noun }, changes }: PurchaseProps) {
	const { vehicle } = purchase;
	const steps = purchaseSteps(purchase);
	const next = steps.findIndex(({ state }) => state === 'next');
	const done = steps.filter(({ state }) => state === 'done').length;
	const deposit = vehicle ? `${formatDollars(vehicle.terms.deposit)}, 100% refundable` : '100% refundable';
	const count =
		done === 0
			? `${capital(NUMBERS[steps.length + 1] ?? '')} steps, about eight minutes.`
			: `${capital(NUMBERS[done] ?? '')} ${done === 1 ? 'step' : 'steps'} done, ${NUMBERS[steps.length + 1 - done]} to go.`;
	return (
		<div className="purchase__overview">
			<p className="muted">{`${count} Stop whenever you like: what you enter is kept on this device for a week, and with us.`}</p>
			<StepOverview
				steps={[...steps, { title: 'The deposit', text: deposit, state: 'later' }]}
				open={changes.open}
			/>
			<div className="checkout__foot">
				<button className="btn btn--1 btn--l btn--block" type="button" onClick={() => changes.open(next)}>
					{`Continue to ${(steps[next]?.title ?? '').toLowerCase()}`}
				</button>
				<p className="small muted">Nothing is signed or paid until the last step.</p>
			</div>
			{done > 0 && (
				<button className="link link--ink" type="button" onClick={changes.erase}>
					{`Forget what I entered for this ${noun}`}
				</button>
			)}
		</div>
	);
}

function capital(word: string): string {
	return word.slice(0, 1).toUpperCase() + word.slice(1);
}
