import type { Card } from '../../domain/card/card-data.ts';
import { EXAMPLE_CARD } from './example-card.ts';
import { VehicleCard } from './VehicleCard.tsx';

const listed = (changes: Partial<Card>, hasIcons = false) => (
	<ul className="cards cards--3">
		<VehicleCard card={{ ...EXAMPLE_CARD, ...changes }} loading="eager" hasIcons={hasIcons} hasWeekly />
	</ul>
);

const NO_PRICE = { isSum: false, per: null, was: null, saving: null, buy: null };

export const examples = {
	available: listed({}),
	'without marks, tag and place': listed({
		marks: { save: false, compare: false },
		tag: null,
		place: null,
		facts: [],
	}),
	'facts with icons': listed({}, true),
	'weekly estimate': listed({ weekly: 'Est. $289 a week, 7.49% p.a., comparison rate 8.80% p.a.' }),
	'words in place of a price': listed({
		price: { ...NO_PRICE, now: 'Enquire for price', type: 'Please ask us for the price.' },
	}),
	reserved: listed({ notice: 'Reserved' }),
	sold: listed({
		state: 'sold',
		tag: { kind: 'sold', text: 'SOLD', until: null },
		price: null,
		facts: [],
		note: 'This one has found its owner.',
	}),
	'long words': listed({
		title: '2024 Mitsubishi Pajero Sport',
		variant: 'GLS Deluxe Seven-Seater Four-Wheel-Drive, Sterling-Silver-Metallic',
		place: 'Tumbarumba and Upper Murrumbidgee',
		tag: { kind: 'certified', text: 'MANUFACTURER CERTIFIED PRE-OWNED', until: null },
	}),
};
