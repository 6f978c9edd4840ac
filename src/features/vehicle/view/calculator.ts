import { firstChoices, type KnownChoices } from '../../../domain/finance/calculator/calculator-answer.ts';
import type { VehicleLoan } from '../../../domain/finance/loan/vehicle-loan.ts';
import { vehicleLoanOf } from '../../../site/loans/vehicle-loans.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import { financeAddress } from './actions.ts';

/** The lender's terms for the vehicle; null for one that cannot be bought, and without an estimate. */
export function loanOfVehicle({ vehicle, context, canBeBought }: VehiclePageContext): VehicleLoan | null {
	return canBeBought ? vehicleLoanOf(context.site)(vehicle) : null;
}

/** What is known of a loan, without what a calculator begins with anyway. */
function unusual({ terms, known }: VehicleLoan): KnownChoices {
	const usual: KnownChoices = firstChoices(terms, {});
	const others = Object.entries(known).filter(([name, value]) => usual[name as keyof typeof known] !== value);
	return { ...Object.fromEntries(others), price: known.price };
}

/** The calculator of a vehicle that has an estimate: it begins with the same figures (FINANCE-001, FINANCE-013, FINANCE-042). */
export function vehicleCalculator(
	subject: VehiclePageContext,
	loan: VehicleLoan | null,
): CalculatorData | null {
	const { vehicle, context, dealership, noun } = subject;
	if (!loan) return null;
	const calculator = calculatorOf(context, {
		dealership,
		noun,
		isCompact: true,
		terms: loan.terms,
		known: unusual(loan),
		about: { preferredDealership: dealership.slug, car_id: vehicle.id, car_type: vehicle.car_type },
	});
	const own = financeAddress(subject);
	return calculator && own?.startsWith('http')
		? { ...calculator, ways: { ...calculator.ways, apply: own } }
		: calculator;
}
