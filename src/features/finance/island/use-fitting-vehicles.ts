import { useEffect, useState } from 'react';
import type { FittingVehicle } from '../embed/afford-data.ts';
import finder from './find-fitting-vehicles.ts?address';

/** How long a budget is left alone before its vehicles are asked for, milliseconds. */
const REST_MS = 400;

/**
 * The vehicles closest to a budget: those of the build at first, then those of the site's search. Without an answer the last ones stay.
 *
 * @param most the budget's price, dollars; null for none, and while it is that of the build
 */
export function useFittingVehicles(printed: readonly FittingVehicle[], most: number | null) {
	const [found, setFound] = useState<readonly FittingVehicle[] | null>(null);
	useEffect(() => {
		if (most === null) return;
		let isCurrent = true;
		const rest = setTimeout(() => {
			(import(/* @vite-ignore */ finder) as Promise<typeof import('./find-fitting-vehicles.ts')>)
				.then(({ findFittingVehicles }) => findFittingVehicles(most))
				.then(
					(vehicles) => isCurrent && setFound(vehicles),
					(error: unknown) => console.warn('The vehicles close to this budget cannot be shown.', error),
				);
		}, REST_MS);
		return () => {
			isCurrent = false;
			clearTimeout(rest);
		};
	}, [most]);
	if (most === null) return printed;
	// Until the answer comes, without those that the new budget does not pay for.
	return (found ?? printed).filter(({ price }) => price <= most);
}
