import '../../../../ui/styles/fields.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListFacetName } from '../../../../search/facets/facets.ts';
import { LIST_FACETS } from '../../../../search/facets/facets.ts';
import { matchingValues, SEARCHED_FROM } from '../../../../search/facets/values/matching-values.ts';
import type { ValueModel } from '../../../../search/model/search-model.ts';

interface Props {
	facet: ListFacetName;
	/** Noun for the values: 'features'. */
	title: string;
	/** All loaded values. */
	values: readonly ValueModel[];
	/** Number of values; more than `values` before the session is open. */
	total: number;
	/** Loads the remaining values. */
	complete: () => void;
	/** Searches values by prefix, where not all are loaded; null otherwise. */
	find: ((text: string) => Promise<ValueModel[]>) | null;
	/** Renders the values found; null for the usual list. */
	children: (found: readonly ValueModel[] | null) => ReactNode;
}

/** Long list of values with a search field, which also finds values beyond the list's limit. */
export function SearchedValues({ facet, title, values, total, complete, find, children }: Props) {
	const [text, setText] = useState('');
	const further = useFurther(text, find);
	if (total < SEARCHED_FROM) return children(null);
	const known = text.trim() === '' ? null : matchingValues(values, text);
	const isNew = ({ value }: ValueModel) => !known?.some((other) => other.value === value);
	const found = known && [...known, ...further.filter(isNew)].slice(0, LIST_FACETS[facet].limit);
	return (
		<>
			<input
				className="field facet__search"
				type="search"
				value={text}
				aria-label={`Search ${title}`}
				placeholder={`Search ${title}`}
				autoComplete="off"
				onFocus={complete}
				onChange={({ target }) => setText(target.value)}
			/>
			{found?.length === 0 && (
				<p className="facet__none" role="alert">
					No {title} match “{text.trim()}”.
				</p>
			)}
			{children(found)}
		</>
	);
}

/** Further values with a prefix. */
function useFurther(text: string, find: Props['find']): ValueModel[] {
	const [further, setFurther] = useState<ValueModel[]>([]);
	useEffect(() => {
		let isCurrent = true;
		setFurther([]);
		if (find && text.trim() !== '')
			find(text.trim()).then(
				(values) => isCurrent && setFurther(values),
				// Loaded values are searched anyway.
				(error: unknown) => console.warn('Search: no further values', error),
			);
		return () => {
			isCurrent = false;
		};
	}, [text, find]);
	return further;
}
