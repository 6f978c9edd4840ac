import { PromoTileCard } from '../../components/card/PromoTileCard.tsx';
import { VehicleCard } from '../../components/card/VehicleCard.tsx';
import type { Card } from '../../contracts/page/card.ts';
import type { PromoTiles } from '../../contracts/page/promo-tile.ts';
import { placeTiles } from './place-tiles.ts';

interface Props {
	cards: readonly Card[];
	/** What the dealer puts between them. */
	tiles: PromoTiles | null;
	/** Whether cards show the weekly estimate. */
	hasWeekly?: boolean;
}

/** The vehicles of a page of results: the same cards as in every list. */
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
