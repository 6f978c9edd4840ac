import type { Card } from '../../domain/card/card-data.ts';
import { ENDED_LABELS, isEnded } from '../../domain/vehicle/state/vehicle-state.ts';
import { Icon } from '../icon/Icon.tsx';
import { CardSaveButtons } from '../save-buttons/CardSaveButtons.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import { Price } from './Price.tsx';
import { Tag } from './Tag.tsx';

/** Display options of a card; they do not change its content. */
export interface VehicleCardProps {
	card: Card;
	/** `eager` for cards in the first viewport. */
	loading?: 'eager' | 'lazy';
	/** `sizes` attribute of its picture; see `CARD_SIZES`. */
	sizes?: string;
	/** Whether facts have icons: four of them take 80 px, so only wide cards have the room. */
	hasIcons?: boolean;
	/** Whether the weekly estimate is shown; the list then has the required warning above the cards (resolution 220). */
	hasWeekly?: boolean;
}

/**
 * A vehicle in a list (CARD). The only card of the product; it has no hooks, so that the build and the search render the same HTML. Its
 * five rows belong to the list's grid (card.css), for equal heights and aligned actions.
 */
export function VehicleCard({
	card,
	loading = 'lazy',
	sizes = CARD_SIZES.fill,
	hasIcons = false,
	hasWeekly = false,
}: VehicleCardProps) {
	const { state, price } = card;
	return (
		<li
			className={`card card--${isEnded(state) ? 'ended' : state}`}
			data-until={card.until ?? undefined}
			data-vehicle={JSON.stringify(card.marked)}
			data-stock={card.stock?.slug}
			data-version={card.stock?.version}
		>
			<CardMedia card={card} loading={loading} sizes={sizes} />
			<h3 className="card__title">
				<a href={card.href}>
					{card.title}
					{card.variant && <small> {card.variant}</small>}
				</a>
			</h3>
			<CardFacts card={card} hasIcons={hasIcons} />
			{price && <Price price={price} notice={card.notice} weekly={hasWeekly ? card.weekly : null} />}
			{isEnded(state) && <p className="price price__ask">{ENDED_LABELS[state]}</p>}
			<div className="card__acts">
				{card.actions.map(({ name, label, href }, index) => (
					<a key={name} className={`btn ${index === 0 ? 'btn--2' : 'btn--3'}`} href={href} data-action={name}>
						{label}
						<span className="vh"> {card.title}</span>
					</a>
				))}
			</div>
		</li>
	);
}

/** The picture with the tag, the location and the save buttons over it. */
function CardMedia({
	card: { picture, tag, place, marks, title },
	loading,
	sizes,
}: Required<Pick<VehicleCardProps, 'card' | 'loading' | 'sizes'>>) {
	return (
		<div className="card__media lit">
			{/* Inside <picture> React adds no preload link, which would be invalid among list items. */}
			<picture>
				{picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
				<img
					src={picture.url}
					srcSet={picture.srcset}
					sizes={picture.srcset && sizes}
					width={picture.width}
					height={picture.height}
					alt={picture.alt}
					loading={loading}
				/>
			</picture>
			{tag && <Tag tag={tag} />}
			{place && (
				<p className="card__place">
					<Icon name="pin" />
					<span className="vh">Located in </span>
					{place}
				</p>
			)}
			<CardSaveButtons marks={marks} title={title} />
		</div>
	);
}

/** The facts of a vehicle, or the note in their place. */
function CardFacts({
	card: { note, facts },
	hasIcons,
}: Required<Pick<VehicleCardProps, 'card' | 'hasIcons'>>) {
	return (
		<div className="card__facts">
			{note && <p>{note}</p>}
			{facts.length > 0 && (
				<ul className="facts">
					{facts.map(({ icon, text }) => (
						<li key={icon}>
							{hasIcons && <Icon name={icon} />}
							{text}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
