import type { VehicleLoan } from '../../../domain/finance/vehicle-loan.ts';
import { vehicleLoanOf } from '../../../site/vehicle-loans.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import { financeAddress } from './actions.ts';

/** The lender's terms for the vehicle; null for one that cannot be bought, and without an estimate. */
export function loanOfVehicle({ vehicle, context, canBeBought }: VehiclePageContext): VehicleLoan | null {
	return canBeBought ? vehicleLoanOf(context.site)(vehicle) : null;
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
		...loan,
		about: { preferredDealership: dealership.slug, car_id: vehicle.id, car_type: vehicle.car_type },
	});
	const own = financeAddress(subject);
	return calculator && own?.startsWith('http')
		? { ...calculator, ways: { ...calculator.ways, apply: own } }
		: calculator;
}
