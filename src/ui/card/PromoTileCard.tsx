import type { PromoTile } from '../../domain/card/promo-tile.ts';

/** A promotion tile in place of a vehicle. */
export function PromoTileCard({
	tile: { title, text, link, from, until, isToCome = false },
}: {
	tile: PromoTile;
}) {
	return (
		<li
			className="promo"
			data-until={until ?? undefined}
			data-from={isToCome ? (from ?? undefined) : undefined}
			hidden={isToCome}
		>
			{/* Not a heading: headings in a list are vehicle names. */}
			<p className="promo__title">{title}</p>
			<p>{text}</p>
			{link && (
				<a className="link" href={link.href}>
					{link.label}
				</a>
			)}
		</li>
	);
}
