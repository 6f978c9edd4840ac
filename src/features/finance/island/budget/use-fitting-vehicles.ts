import { useEffect, useState } from 'react';
import type { BudgetChoices } from '../../../../domain/finance/budget/budget.ts';
import { type FittingLimits, fitsBudget } from '../../../../domain/finance/budget/fitting-stock.ts';
import { FITTING_COUNT, type FittingVehicle } from '../../embed/afford-data.ts';
import finder from './find-fitting-vehicles.ts?address';

/** How long a budget is left alone before its vehicles are asked for, milliseconds. */
const REST_MS = 400;

/**
 * The vehicles closest to a budget: those of the build at first, then those of the site's search. Until it answers, those of the last ones
 * that fit.
 *
 * @param limits what to search within; null where nothing fits, and while the budget is that of the build
 */
export function useFittingVehicles(
	rendered: readonly FittingVehicle[],
	choices: BudgetChoices | null,
	limits: FittingLimits | null,
): readonly FittingVehicle[] {
	const [found, setFound] = useState<readonly FittingVehicle[] | null>(null);
	useEffect(() => {
		if (limits === null) return;
		let isCurrent = true;
		const rest = setTimeout(() => {
			(import(/* @vite-ignore */ finder) as Promise<typeof import('./find-fitting-vehicles.ts')>)
				.then(({ findFittingVehicles }) => findFittingVehicles(limits))
				.then(
					(vehicles) => isCurrent && setFound(vehicles),
					(error: unknown) => console.warn('The vehicles close to this budget cannot be shown.', error),
				);
		}, REST_MS);
		return () => {
			isCurrent = false;
			clearTimeout(rest);
		};
	}, [limits]);
	return (found ?? rendered)
		.filter(({ price, terms }) => choices && fitsBudget(price, choices, terms))
		.slice(0, FITTING_COUNT);
}
