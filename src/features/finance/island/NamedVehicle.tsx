import { type ComponentProps, useEffect, useState } from 'react';
import type { VehicleStrip } from './VehicleStrip.tsx';
import strip from './VehicleStrip.tsx?address';

/** The vehicle that the address names (`?car_id=`, FINANCE-007). Its strip is loaded only for such an address. */
export function NamedVehicle(props: ComponentProps<typeof VehicleStrip>) {
	const [loaded, setLoaded] = useState<{ Strip: typeof VehicleStrip } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at.
	useEffect(() => {
		(import(/* @vite-ignore */ strip) as Promise<typeof import('./VehicleStrip.tsx')>)
			.then(({ VehicleStrip: Strip }) => setLoaded({ Strip }))
			.catch((error) => {
				console.warn('The vehicle is not shown.', error);
				props.settle('unavailable');
			});
	}, []);
	return loaded && <loaded.Strip {...props} />;
}
