import type { PromoTile } from '../../contracts/page/promo-tile.ts';

/** A dealer's own words in the place of a vehicle. */
export function PromoTileCard({ tile: { title, text, link, expires } }: { tile: PromoTile }) {
	return (
		<li className="promo" data-until={expires ?? undefined}>
			<h3>{title}</h3>
			<p>{text}</p>
			{link && (
				<a className="link" href={link.href}>
					{link.label}
				</a>
			)}
		</li>
	);
}
