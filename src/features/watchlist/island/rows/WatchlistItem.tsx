import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { sinceSaved } from './row-words.ts';
import { SimilarVehicles } from './SimilarVehicles.tsx';
import type { WatchlistRow } from './watchlist-row.ts';

/** Actions beside the note; a card has more of them. */
const MOST_ACTIONS = 2;

interface Props {
	row: WatchlistRow;
	/** The action of a sold vehicle: 'Find Me Something Similar'. */
	similarLabel: string;
	/** Whether the vehicle may be removed, whose note goes with it. */
	mayRemove: () => boolean;
	/** The visitor's note beside the vehicle's actions. */
	note: (actions: ReactNode) => ReactNode;
}

/**
 * A saved vehicle: its price today beside that when it was saved, the visitor's note, and similar ones where it is not for sale any more.
 */
export function WatchlistItem({ row, similarLabel, mayRemove, note }: Props) {
	const { href, title, picture, state, similar } = row;
	const isOver = state === 'ended';
	// Hearts are handled for the whole page, above this island.
	const askFirst = (event: SyntheticEvent) => {
		if (!mayRemove()) event.stopPropagation();
	};
	return (
		<li className={`saved-row${isOver ? ' saved-row--ended' : ''}`} data-vehicle={JSON.stringify(row.marked)}>
			<div className="saved-row__picture">
				<picture>
					{picture.avif && <source type="image/avif" srcSet={picture.avif} sizes="12rem" />}
					<img
						src={picture.url}
						srcSet={picture.srcset}
						sizes="12rem"
						width={1200}
						height={900}
						alt=""
						loading="lazy"
					/>
				</picture>
			</div>
			<div className="saved-row__text">
				<h3>{href === null ? title : <a href={href}>{title}</a>}</h3>
				{row.variant && <p>{row.variant}</p>}
				{row.facts.length > 0 && <p className="saved-row__facts">{row.facts.join(' · ')}</p>}
			</div>
			<button
				className="mark saved-row__heart"
				type="button"
				data-mark="save"
				aria-pressed="true"
				onClick={askFirst}
			>
				<Icon name="heart" />
				<span className="vh">Save {title}</span>
			</button>
			<RowPrice row={row} />
			{similar.length > 0 && <SimilarVehicles vehicles={similar} name={title} id={`similar-${row.id}`} />}
			{note(
				<>
					{row.actions.slice(0, MOST_ACTIONS).map(({ name, label, href: target }, index) => (
						<a key={name} className={`btn ${index === 0 ? 'btn--2' : 'btn--3'}`} href={target}>
							{name === 'similar' ? similarLabel : label}
							<span className="vh"> {title}</span>
						</a>
					))}
					{isOver && (
						<button
							className="btn btn--3"
							type="button"
							data-mark="save"
							aria-pressed="true"
							onClick={askFirst}
						>
							Remove<span className="vh"> {title}</span>
						</button>
					)}
				</>,
			)}
		</li>
	);
}

function RowPrice({ row }: { row: WatchlistRow }) {
	const { price, ended, state } = row;
	const { change, isLess, text } = sinceSaved(row);
	return (
		<div className="saved-row__price">
			<p className="saved-row__now">
				{price ? price.now : ended}
				{price?.per && <small> {price.per}</small>}
				{price?.isSum && !price.per && price.type && <small> {price.type.toLowerCase()}</small>}
			</p>
			<p className="saved-row__then">
				{state === 'reserved' && <b className="saved-row__reserved">RESERVED. </b>}
				{change && <b className={isLess ? 'saved-row__less' : undefined}>{change}</b>} {text}
			</p>
		</div>
	);
}
