import { PromoTileCard } from './PromoTileCard.tsx';

const TILE = { position: 1, from: null, until: null };

export const examples = {
	'with a link': (
		<ul className="cards cards--3">
			<PromoTileCard
				tile={{
					...TILE,
					title: 'Sell us your car',
					text: 'We buy cars of every make, and pay the same day.',
					link: { label: 'Get a valuation', href: '#sell' },
				}}
			/>
		</ul>
	),
	'without a link': (
		<ul className="cards cards--3">
			<PromoTileCard
				tile={{ ...TILE, title: 'Open on Sunday', text: 'Both yards, from 10 to 4.', link: null }}
			/>
		</ul>
	),
};
