import { useId } from 'react';
import type { BudgetChoices } from '../../../../domain/finance/budget/budget.ts';
import { budgetEstimate } from '../../../../domain/finance/budget/budget-estimate.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { formatDollars } from '../../../../domain/price/money.ts';
import { CARD_SIZES } from '../../../../ui/card/card-sizes.ts';
import { VehicleCard } from '../../../../ui/card/VehicleCard.tsx';
import type { FittingVehicle } from '../../embed/afford-data.ts';
import { Warning } from '../Answer.tsx';
import { inYears } from '../figures-text.ts';

interface Props {
	vehicles: readonly FittingVehicle[];
	choices: BudgetChoices;
	terms: LoanTerms;
}

/**
 * The vehicles closest to a budget, each with what it costs at its own rate and the budget's deposit and term, and the warning after them
 * (resolution 220).
 */
export function FittingVehicles({ vehicles, choices, terms }: Props) {
	const id = useId();
	if (vehicles.length === 0) return null;
	const cards = vehicles.map(({ card, price, terms: own }) => ({
		...card,
		weekly: budgetEstimate(price, choices, own),
	}));
	const deposit =
		choices.deposit > 0 ? `your ${formatDollars(choices.deposit)} deposit and trade-in` : 'no deposit';
	return (
		<section className="afford__close" aria-labelledby={id}>
			<h2 className="h-m" id={id}>
				Close to your budget
			</h2>
			<ul className="cards cards--3 cards--rail">
				{cards.map((card) => (
					<VehicleCard key={card.id} card={card} sizes={CARD_SIZES[3]} hasWeekly />
				))}
			</ul>
			{cards.some(({ weekly }) => weekly !== null) && (
				<div className="afford__footnote">
					<p>
						<sup>1</sup> Estimates for approved applicants over {inYears(choices.years)}, with {deposit} and
						$0 final payment.
					</p>
					<Warning terms={terms} />
				</div>
			)}
		</section>
	);
}
