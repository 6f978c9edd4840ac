import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getUser } from '../../../api/account/get-user.ts';
import { saveCar } from '../../../api/watchlist/save-car.ts';
import { favourites } from '../../../browser/stores/favourites.ts';
import { isAmong } from '../../../browser/stores/saved-vehicles.ts';
import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';

interface Props {
	api: string;
	dealer: string;
	noun: Noun;
	/** Shows the list with the imported vehicles. */
	onImported: () => void;
}

/** Offers to move vehicles that were saved on this device, before the visitor signed in, to the watchlist (resolution 215). */
export function ImportOffer({ api, dealer, noun, onImported }: Props) {
	const $device = favourites(dealer);
	const saved = useStore($device, { ssr: 'initial' });
	const [message, setMessage] = useState<string | null>(null);
	const move = async () => {
		const moved = await addAll(api, saved);
		if (moved === null) return setMessage('No connection just now. Please try again.');
		// Those that could not be taken are not for sale any more.
		$device.update((all) => all.filter(({ id }) => !isAmong(moved.done, id)));
		if (moved.isFull) {
			setMessage(`Your watchlist is full. The others stay on this device.`);
			return onImported();
		}
		if (moved.isCutShort) return setMessage('No connection just now. The others stay on this device.');
		const lost = saved.length - moved.added;
		setMessage(lost === 0 ? null : `${countLabel(lost, noun)} could not be added: no longer for sale.`);
		onImported();
	};
	if (saved.length === 0) return message && <p role="status">{message}</p>;
	return (
		<section className="watchlist__import" aria-label="Saved on this device">
			<p>
				{countLabel(saved.length, noun)} {saved.length === 1 ? 'is' : 'are'} saved on this device only.{' '}
				{message && <span role="status">{message}</span>}
			</p>
			<button className="btn btn--2" type="button" onClick={move}>
				Add {saved.length === 1 ? 'it' : 'them'} to your watchlist
			</button>
			<button className="btn btn--3" type="button" onClick={() => $device.update(() => [])}>
				Remove from this device
			</button>
		</section>
	);
}

/** Saves vehicles one by one, the oldest first. Null when none was answered. */
async function addAll(api: string, vehicles: readonly SavedVehicle[]) {
	const user = await getUser(api);
	if (!user?.phone) return null;
	const moved = { done: [] as SavedVehicle[], added: 0, isCutShort: false, isFull: false };
	for (const vehicle of vehicles.toReversed()) {
		const outcome = await saveCar(api, { phone_number: user.phone, car_id: vehicle.id });
		if (outcome.status !== 'answered') return { ...moved, isCutShort: true };
		if (outcome.data.is_full) return { ...moved, isFull: true };
		moved.done.push(vehicle);
		if (outcome.data.success) moved.added += 1;
	}
	return moved;
}
