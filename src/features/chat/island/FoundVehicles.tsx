import type { StockAnswer } from '../../../domain/answers/answer.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closePanel } from './close-panel.ts';

/** Vehicles of the stock, with the prices of their cards, and a link to the list of them all. */
export function FoundVehicles({ answer }: { answer: StockAnswer }) {
	const { found, total, href } = answer;
	return (
		<>
			<ul className="chat__found">
				{found.map(({ slug, title, price, facts, picture, href: page }) => (
					<li key={slug} className="chat__receipt">
						<img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" />
						<p>
							<a className="link link--ink" href={page}>
								{title}
							</a>
							{price !== null && <b>{price}</b>}
							<span className="small muted">{facts}</span>
						</p>
					</li>
				))}
			</ul>
			{total > found.length && (
				<p>
					<a className="link small" href={href} onClick={closePanel}>
						See all {total} <Icon name="arrow" />
					</a>
				</p>
			)}
		</>
	);
}
