import type { WatchlistCar } from '../../../../api/watchlist/watchlist-cars.ts';
import { PLACEHOLDER_PATH, vehiclePath } from '../../../../paths/paths.ts';

interface Props {
	vehicles: WatchlistCar['similar'];
	/** The vehicle that is no longer for sale. */
	name: string;
	/** Unique in the page. */
	id: string;
}

const COUNTS = ['', 'One', 'Two', 'Three'];

/** Vehicles for sale in place of one that is not any more. */
export function SimilarVehicles({ vehicles, name, id }: Props) {
	return (
		<div className="saved-row__similar">
			<p id={id}>
				{COUNTS[vehicles.length]} like it, here now<span className="vh">, in place of {name}</span>
			</p>
			<ul aria-labelledby={id}>
				{vehicles.map(({ slug, title, price_text, picture }) => (
					<li key={slug}>
						<a href={vehiclePath(slug)}>
							<img src={picture ?? PLACEHOLDER_PATH} width={1200} height={900} alt="" loading="lazy" />
							<b>{title}</b>
							<span>{price_text}</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
