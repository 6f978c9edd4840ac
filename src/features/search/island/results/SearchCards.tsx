import type { Card } from '../../../../domain/card/card-data.ts';
import type { PromoTiles } from '../../../../domain/card/promo-tile.ts';
import { PromoTileCard } from '../../../../ui/card/PromoTileCard.tsx';
import { VehicleCard } from '../../../../ui/card/VehicleCard.tsx';
import { placeTiles } from './place-tiles.ts';

interface Props {
	cards: readonly Card[];
	/** Promotion tiles between the vehicles. */
	tiles: PromoTiles | null;
	/** Whether cards show the weekly estimate. */
	hasWeekly?: boolean;
}

/** Vehicles of a page of results, with the same cards as all lists. */
export function SearchCards({ cards, tiles, hasWeekly = false }: Props) {
	return (
		<ul className="cards cards--fill">
			{placeTiles(cards, tiles).map((place) =>
				place.kind === 'tile' ? (
					<PromoTileCard key={`tile ${place.tile.position}`} tile={place.tile} />
				) : (
					<VehicleCard key={place.item.id} card={place.item} hasWeekly={hasWeekly} />
				),
			)}
		</ul>
	);
}
