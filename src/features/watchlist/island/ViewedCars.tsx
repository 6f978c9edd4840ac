import { useEffect, useState } from 'react';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { vehicleFactsPath, vehiclePath } from '../../../paths/paths.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { type FactsAnswer, readVehicleFacts } from '../../../ui/live-update/read-vehicle-facts.ts';

// Loaded for an empty watchlist.

const MOST = 4;

/** The last vehicles that this browser remembers as viewed and that are for sale, each with its heart. Nothing where there are none. */
export function ViewedCars({ dealer }: { dealer: string }) {
	const [viewed] = useState(() => viewedVehicles(dealer).get().slice(0, MOST));
	const [facts, setFacts] = useState<readonly FactsAnswer[]>([]);
	useEffect(() => {
		Promise.all(viewed.map(({ slug }) => readVehicleFacts(vehicleFactsPath(slug), fetch))).then(setFacts);
	}, [viewed]);
	const known = viewed.flatMap((vehicle, index) => {
		const found = facts[index];
		if (found?.kind !== 'found' || found.facts.price === null) return [];
		return [{ vehicle, price: found.facts.price, picture: found.facts.picture }];
	});
	if (known.length === 0) return null;
	return (
		<section className="watchlist__seen" aria-labelledby="viewed">
			<h2 id="viewed">You looked at these</h2>
			<ul>
				{known.map(({ vehicle, price, picture }) => (
					<li key={vehicle.id} data-vehicle={JSON.stringify(vehicle)}>
						<a href={vehiclePath(vehicle.slug)}>
							<img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
							<b>{vehicle.name}</b>
							<span>
								{price.now} {price.isSum && price.type?.toLowerCase()}
							</span>
						</a>
						<button className="mark saved-row__heart" type="button" data-mark="save" aria-pressed="false">
							<Icon name="heart" />
							<span className="vh">Save {vehicle.name}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
