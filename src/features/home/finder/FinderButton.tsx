import { memo, useEffect, useRef, useState } from 'react';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import { useCount } from '../../../ui/search-box/use-count.ts';

interface Props {
	/** Number of vehicles without any choice. */
	count: number;
	noun: Noun;
}

/** Submit button of a finder with the number of matching vehicles; without a number while it is loading or unavailable. */
function FinderButtonIsland({ count: all, noun }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const [chosen, setChosen] = useState<SearchState | null>(null);
	const found = useCount(chosen, 0);
	const count = chosen ? found : all;

	useEffect(() => {
		const form = button.current?.form;
		if (!form) return;
		const read = () => setChosen(chosenIn(form));
		// Choices made before hydration.
		read();
		form.addEventListener('change', read);
		return () => form.removeEventListener('change', read);
	}, []);

	return (
		<button className="btn btn--1 btn--l btn--block" type="submit" ref={button}>
			Show {count === null ? noun.many : countLabel(count, noun)}
		</button>
	);
}

/** The search state of a form's choices; null without any. */
function chosenIn(form: HTMLFormElement): SearchState | null {
	const entries = [...new FormData(form)].filter(([, value]) => value !== '');
	if (entries.length === 0) return null;
	return {
		...EMPTY_SEARCH,
		refinements: Object.fromEntries(entries.map(([facet, value]) => [facet, [String(value)]])),
	};
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const FinderButton = memo(FinderButtonIsland);
