import type { ComponentProps } from 'react';
import { useLoaded } from '../use-loaded.ts';
import type { VehicleStrip } from './VehicleStrip.tsx';
import strip from './VehicleStrip.tsx?address';

/** The vehicle that the address names (`?car_id=`, FINANCE-007). Its strip is loaded only for such an address. */
export function NamedVehicle(props: ComponentProps<typeof VehicleStrip>) {
	const part = useLoaded<typeof import('./VehicleStrip.tsx')>(
		() => import(/* @vite-ignore */ strip),
		() => props.settle('unavailable'),
	);
	return part && <part.VehicleStrip {...props} />;
}
