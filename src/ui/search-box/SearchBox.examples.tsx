import { SearchBox } from './SearchBox.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { SuggestionGroup } from './suggestion-groups.ts';

const GROUPS: readonly SuggestionGroup[] = [
	{ kind: 'make', title: 'Makes', options: [{ kind: 'make', label: 'Toyota', href: '#toyota', count: 112 }] },
	{
		kind: 'model',
		title: 'Models',
		options: [
			{ kind: 'model', label: 'Toyota Corolla', href: '#corolla', count: 24 },
			{
				kind: 'model',
				label: 'Toyota Corolla Cross Atmos Hybrid All-Wheel-Drive',
				href: '#cross',
				count: null,
			},
		],
	},
	{ kind: 'more', title: null, options: [{ kind: 'more', label: 'Show all 14', href: '', count: null }] },
	{
		kind: 'text',
		title: null,
		options: [{ kind: 'text', label: 'Search for “coro”', href: '#coro', count: null }],
	},
];
const ignored = () => undefined;

export const examples = {
	empty: <SearchBox id="example" action="#search" label="Search 312 cars" />,
	suggestions: (
		<div style={{ position: 'relative', minHeight: '22rem' }}>
			<SuggestionList
				id="example-suggestions"
				groups={GROUPS}
				active={1}
				idOf={(index) => `example-option-${index}`}
				textCount={24}
				showAll={ignored}
			/>
		</div>
	),
};
