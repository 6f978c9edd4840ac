import '../../../ui/card/card.css';
import '../../../ui/card/cards.css';
import '../../../ui/card/price.css';
import '../../../ui/card/tag.css';
import '../../../ui/save-buttons/marks.css';
import '../../../ui/styles/empty-list.css';
import './favourites.css';
import { useStore } from '@nanostores/react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { MOST_COMPARED } from '../../../browser/stores/compared-vehicles.ts';
import { favourites } from '../../../browser/stores/favourites.ts';
import { isAmong } from '../../../browser/stores/saved-vehicles.ts';
import { viewedVehicles } from '../../../browser/stores/viewed-vehicles.ts';
import { comparePath } from '../../../paths/paths.ts';
import type { FavouritesData } from '../page-data.ts';
import { savedCountText, unavailableNotice } from './saved-words.ts';
import { useAvailability } from './use-availability.ts';
import { VehicleList } from './VehicleList.tsx';

type Props = Omit<FavouritesData, 'title'> & {
	/** Illustration of the empty page. */
	children?: ReactNode;
};

/** Saved and recently viewed vehicles from this browser's storage, with their current data (LOCAL-001, resolution 100). */
function FavouritesIsland({ dealer, noun, compare, stock, children }: Props) {
	const saved = useStore(favourites(dealer), { ssr: 'initial' });
	const viewed = useStore(viewedVehicles(dealer), { ssr: 'initial' });
	const [isRead, setRead] = useState(false);
	useEffect(() => setRead(true), []);
	const lookup = useAvailability(useMemo(() => [...saved, ...viewed], [saved, viewed]));
	const listed = saved.filter(({ id }) => lookup.of.get(id)?.is === 'listed');
	const lost = unavailableNotice(
		saved.map(({ id }) => lookup.of.get(id)),
		noun,
	);
	const recent = viewed.filter(({ id }) => !isAmong(saved, id) && lookup.of.get(id)?.is === 'listed');
	if (!isRead) return <div className="saved saved--unread" />;
	return (
		<div className="saved">
			{saved.length === 0 ? (
				<div className="empty">
					<div className="empty__art">{children}</div>
					<p className="empty__text">Nothing saved yet. Tap the heart on a {noun.one} to save it here.</p>
					<a className="btn btn--1" href={stock.href}>
						{stock.label}
					</a>
				</div>
			) : (
				<>
					<div className="saved__head">
						<p>{savedCountText(saved.length, noun)}</p>
						{compare && listed.length > 1 && (
							<a className="link" href={comparePath(listed.slice(0, MOST_COMPARED).map(({ slug }) => slug))}>
								{listed.length > MOST_COMPARED ? `Compare the newest ${MOST_COMPARED}` : 'Compare them'}
							</a>
						)}
					</div>
					{lost && (
						<p className="saved__lost" role="status">
							{lost}
						</p>
					)}
					{lookup.problem && (
						<p className="saved__lost" role="alert">
							We couldn’t load current prices.{' '}
							<button className="link link--ink" type="button" onClick={lookup.retry}>
								Try again
							</button>
						</p>
					)}
					<h2 className="vh">Saved</h2>
					<VehicleList vehicles={saved} lookup={lookup} noun={noun.one} stock={stock} />
				</>
			)}
			{recent.length > 0 && (
				<section className="saved__recent">
					<h2>Recently viewed</h2>
					<VehicleList vehicles={recent} lookup={lookup} noun={noun.one} stock={stock} />
				</section>
			)}
		</div>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const Favourites = memo(FavouritesIsland);
