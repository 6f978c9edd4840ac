import { memo, useRef } from 'react';
import { calculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { CalculatorData } from '../../embed/calculator-data.ts';
import { Answer } from '../Answer.tsx';
import { Assumptions } from './Assumptions.tsx';
import { BalanceOverTime } from './BalanceOverTime.tsx';
import { FeesFold } from './FeesFold.tsx';
import { FootBar } from './FootBar.tsx';
import { LoanFields } from './LoanFields.tsx';
import { NamedVehicle } from './NamedVehicle.tsx';
import { ResultStatus } from './ResultStatus.tsx';
import { TermsTable } from './TermsTable.tsx';
import { TermsUnavailable } from './TermsUnavailable.tsx';
import { useCalculator } from './use-calculator.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { WaysOn } from './WaysOn.tsx';
import { Working } from './Working.tsx';

/** The finance calculator (FINANCE-014): rendered by the build with its first answer, hydrated when it is first used. */
function FinanceCalculator(data: Omit<CalculatorData, 'until'>) {
	const place = useRef<HTMLDivElement>(null);
	const calculator = useCalculator(data, place);
	const { terms, choices, about, stage } = calculator;
	const isReady = stage === 'ready';
	const isFinding = stage === 'finding';
	const answer = choices && calculatorAnswer(choices, terms);
	const plan = answer?.kind === 'figures' ? answer.plan : null;
	return (
		<div className="calculator" data-stage={stage} ref={place}>
			{!data.isCompact && about['car_id'] && (
				<NamedVehicle
					car_id={about['car_id']}
					noun={data.noun}
					ways={data.ways}
					settle={calculator.settleVehicle}
				/>
			)}
			{stage === 'unavailable' && <TermsUnavailable noun={data.noun} />}
			{stage === 'ended' && (
				<p className="calc__gone">This dealership’s rate has expired. Ask us for today’s rate.</p>
			)}
			{(isReady || isFinding) && (
				<>
					<div className="calc">
						<div className="calc__in">
							<VehicleFields calculator={calculator} tradeIn={data.ways.tradeIn} />
							<LoanFields calculator={calculator} />
							<div>
								<FeesFold calculator={calculator} answer={answer} />
								<Assumptions
									terms={terms}
									disclaimer={`${terms.disclaimer} ${data.dealerDisclaimer}`.trim()}
									noun={data.noun}
								/>
							</div>
							<FootBar choices={choices} answer={answer} />
						</div>
						<div className="calc__out">
							<Answer choices={choices} answer={answer} terms={terms} isFinding={isFinding} />
							<div className="ans ans--working">
								<Working answer={answer} terms={terms} />
								<WaysOn ways={data.ways} about={about} choices={choices} hasFigures={plan !== null} />
							</div>
						</div>
					</div>
					{plan && choices && (
						<div className="calc__after">
							<BalanceOverTime plan={plan} choices={choices} />
							{!terms.offered_loan && (
								<TermsTable
									choices={choices}
									plan={plan}
									terms={terms}
									choose={(value) => calculator.act({ type: 'settle', field: 'years', text: String(value) })}
								/>
							)}
						</div>
					)}
					<ResultStatus choices={isReady ? choices : null} answer={answer} terms={terms} />
				</>
			)}
		</div>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const Calculator = memo(FinanceCalculator);
