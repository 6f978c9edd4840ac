import type { MarkedVehicle } from '../../../domain/vehicle/marked-vehicle.ts';
import { VehicleCard } from '../../../ui/card/VehicleCard.tsx';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { LostCard } from './LostCard.tsx';
import type { Fates } from './use-fates.ts';

interface Props {
	vehicles: readonly MarkedVehicle[];
	fates: Fates;
	noun: string;
	stock: Link;
}

/** Vehicles as cards; a skeleton until a vehicle's availability is known. */
export function VehicleList({ vehicles, fates, noun, stock }: Props) {
	return (
		<ul className="cards cards--fill">
			{vehicles.map((vehicle) => {
				const fate = fates.of.get(vehicle.id) ?? (fates.problem ? { is: 'unknown' as const } : null);
				if (!fate) return <li key={vehicle.id} className="skeleton" aria-hidden="true" />;
				if (fate.is === 'listed') return <VehicleCard key={vehicle.id} card={fate.card} />;
				return <LostCard key={vehicle.id} vehicle={vehicle} fate={fate.is} noun={noun} stock={stock} />;
			})}
		</ul>
	);
}
