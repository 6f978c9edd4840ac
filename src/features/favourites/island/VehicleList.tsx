import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import { VehicleCard } from '../../../ui/card/VehicleCard.tsx';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { UnavailableCard } from './UnavailableCard.tsx';
import type { AvailabilityLookup } from './use-availability.ts';

interface Props {
	vehicles: readonly SavedVehicle[];
	lookup: AvailabilityLookup;
	noun: string;
	stock: Link;
}

/** Vehicles as cards; a skeleton until a vehicle's availability is known. */
export function VehicleList({ vehicles, lookup, noun, stock }: Props) {
	return (
		<ul className="cards cards--fill">
			{vehicles.map((vehicle) => {
				const availability =
					lookup.of.get(vehicle.id) ?? (lookup.problem ? { is: 'unknown' as const } : null);
				if (!availability) return <li key={vehicle.id} className="skeleton" aria-hidden="true" />;
				if (availability.is === 'listed') return <VehicleCard key={vehicle.id} card={availability.card} />;
				return (
					<UnavailableCard
						key={vehicle.id}
						vehicle={vehicle}
						availability={availability.is}
						noun={noun}
						stock={stock}
					/>
				);
			})}
		</ul>
	);
}
