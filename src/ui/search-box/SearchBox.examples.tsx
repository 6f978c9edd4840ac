import { OfferList } from './OfferList.tsx';
import type { OfferGroup } from './offers.ts';
import { SearchBox } from './SearchBox.tsx';

const GROUPS: readonly OfferGroup[] = [
	{ kind: 'make', title: 'Makes', offers: [{ kind: 'make', label: 'Toyota', href: '#toyota', count: 112 }] },
	{
		kind: 'model',
		title: 'Models',
		offers: [
			{ kind: 'model', label: 'Toyota Corolla', href: '#corolla', count: 24 },
			{
				kind: 'model',
				label: 'Toyota Corolla Cross Atmos Hybrid All-Wheel-Drive',
				href: '#cross',
				count: null,
			},
		],
	},
	{ kind: 'more', title: null, offers: [{ kind: 'more', label: 'Show all 14', href: '', count: null }] },
	{
		kind: 'text',
		title: null,
		offers: [{ kind: 'text', label: 'Search for “coro”', href: '#coro', count: null }],
	},
];
const ignored = () => undefined;

export const examples = {
	empty: <SearchBox id="example" action="#search" label="Search 312 cars" />,
	suggestions: (
		<div style={{ position: 'relative', minHeight: '22rem' }}>
			<OfferList
				id="example-offers"
				groups={GROUPS}
				active={1}
				idOf={(index) => `example-offer-${index}`}
				textCount={24}
				showAll={ignored}
			/>
		</div>
	),
};
