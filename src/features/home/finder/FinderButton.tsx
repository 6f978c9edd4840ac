import { memo, useEffect, useRef, useState } from 'react';
import { countLabel, type Noun } from '../../../search/facets/result-count.ts';
import { EMPTY_SEARCH, type SearchState } from '../../../search/state.ts';
import { useCount } from '../../../ui/search-box/use-count.ts';

interface Props {
	/** How many vehicles there are with nothing chosen. */
	count: number;
	noun: Noun;
}

/** The button of a finder, with how many vehicles its choices find; no number while that is not known, or cannot be. */
function FinderButtonIsland({ count: all, noun }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const [chosen, setChosen] = useState<SearchState | null>(null);
	const found = useCount(chosen, 0);
	const count = chosen ? found : all;

	useEffect(() => {
		const form = button.current?.form;
		if (!form) return;
		const read = () => setChosen(chosenIn(form));
		// What was chosen before this ran.
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

/** The search for what is chosen in a form; null while nothing is. */
function chosenIn(form: HTMLFormElement): SearchState | null {
	const entries = [...new FormData(form)].filter(([, value]) => value !== '');
	if (entries.length === 0) return null;
	return {
		...EMPTY_SEARCH,
		refinements: Object.fromEntries(entries.map(([facet, value]) => [facet, [String(value)]])),
	};
}

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const FinderButton = memo(FinderButtonIsland);
