import type { SavedVehicle } from '../../../domain/vehicle/saved-vehicle.ts';
import { PLACEHOLDER_PATH, vehiclePath } from '../../../paths/paths.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { CardSaveButtons } from '../../../ui/save-buttons/CardSaveButtons.tsx';
import type { Availability } from './find-saved-vehicles.ts';

interface Props {
	vehicle: SavedVehicle;
	availability: Exclude<Availability['is'], 'listed'>;
	noun: string;
	/** Link to the stock. */
	stock: Link;
}

const WORDS: Record<Props['availability'], { price: string; note: (noun: string) => string }> = {
	unlisted: { price: 'No longer for sale', note: (noun) => `This ${noun} is no longer listed.` },
	gone: { price: 'No longer available', note: (noun) => `This ${noun} has been sold or withdrawn.` },
	unknown: { price: 'Price unknown', note: () => 'We couldn’t load its details just now.' },
};

/** Card of a saved vehicle that is no longer listed: its stored name and picture, its availability, and a link to the stock. */
export function UnavailableCard({ vehicle, availability, noun, stock }: Props) {
	const { name, slug, primary_image_url } = vehicle;
	const { price, note } = WORDS[availability];
	const isThere = availability !== 'gone';
	return (
		<li
			className={`card card--${availability === 'unknown' ? 'available' : 'ended'}`}
			data-vehicle={JSON.stringify(vehicle)}
		>
			<div className="card__media lit">
				<img src={primary_image_url ?? PLACEHOLDER_PATH} width={1200} height={900} alt="" loading="lazy" />
				<CardSaveButtons marks={{ save: true, compare: false }} title={name} />
			</div>
			<h3 className="card__title">{isThere ? <a href={vehiclePath(slug)}>{name}</a> : name}</h3>
			<div className="card__facts">
				<p>{note(noun)}</p>
			</div>
			<p className="price price__ask">{price}</p>
			<div className="card__acts">
				<a className="btn btn--2" href={stock.href}>
					{stock.label}
				</a>
			</div>
		</li>
	);
}
