import { Price } from './Price.tsx';

const SUM = {
	now: '$64,990',
	isSum: true,
	per: null,
	type: 'Drive away',
	was: null,
	saving: null,
	buy: null,
};

export const examples = {
	'with what it includes': <Price price={SUM} />,
	reduced: <Price price={{ ...SUM, was: '$67,611', saving: '$2,621 less' }} />,
	'with a notice': <Price price={SUM} notice="Reserved" />,
	'with a weekly estimate': (
		<Price price={SUM} weekly="Est. $289 a week, 7.49% p.a., comparison rate 8.80% p.a." />
	),
	subscription: (
		<Price
			price={{
				...SUM,
				now: '$329',
				per: 'per week',
				type: 'Subscribe from $329 per week, at least 12 weeks, $3,948 in total.',
				buy: 'Or buy for $64,990 drive away',
			}}
		/>
	),
	'words in place of a sum': (
		<Price price={{ ...SUM, isSum: false, now: 'PREORDER', type: 'Please ask us.' }} />
	),
};
