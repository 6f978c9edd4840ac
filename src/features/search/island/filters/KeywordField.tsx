import '../../../../ui/styles/fields.css';
import { useEffect, useState } from 'react';
import { changeSearch, MAX_TYPED_LENGTH, type SearchState } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';

interface Props {
	state: SearchState;
	change: (next: SearchState) => void;
	/** Makes filters of the text. */
	ask: (typed: string) => void;
}

/** Keyword field; searches on every keystroke (FACETS-034), and makes filters of a finished sentence on Enter. */
export function KeywordField({ state, change, ask }: Props) {
	const [text, setText] = useState(state.query);
	useEffect(() => setText(state.query), [state.query]);
	const search = (query: string) => {
		setText(query);
		change(changeSearch(state, { query: query.trim() === '' ? '' : query }));
	};
	return (
		<search className="keyword">
			<label className="vh" htmlFor="keyword">
				Keyword
			</label>
			<Icon name="search" />
			<input
				id="keyword"
				type="search"
				value={text}
				maxLength={MAX_TYPED_LENGTH}
				placeholder="Make, model, colour…"
				autoComplete="off"
				enterKeyHint="search"
				onKeyDown={({ key, nativeEvent }) => {
					if (key === 'Enter' && !nativeEvent.isComposing && text.trim() !== '') ask(text);
				}}
				onChange={({ target }) => search(target.value)}
			/>
		</search>
	);
}
