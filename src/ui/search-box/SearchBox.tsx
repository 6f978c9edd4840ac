import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { MAX_TYPED_LENGTH } from '../../search/state.ts';
import { SENTENCE_PARAMETER } from '../../search/url/sentence-url.ts';
import { Icon } from '../icon/Icon.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';
import './search-box.css';

/** The search box's place and words. */
export interface SearchBoxProps {
	/** Unique id on the page. */
	id: string;
	/** Address of the list to search. */
	action: string;
	/** 'Search 310+ cars'. */
	label: string;
}

/**
 * Search box (DIRECTORY-001, DIRECTORY-003, resolution 40): a form that opens the list; once hydrated it suggests makes, models and bodies
 * in stock and the visitor's recent searches.
 */
function SearchBoxIsland({ id, action, label }: SearchBoxProps) {
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const { groups, count, textCount, showAll } = useSuggestions(typed, action);
	const idOf = useCallback((index: number) => `${id}-option-${index}`, [id]);
	const { isOpen, active, open, onKeyDown, onBlur } = useCombobox(count, idOf);
	const isShown = isOpen && count > 0;

	useEffect(() => {
		// Text typed before hydration.
		if (!field.current) return;
		setTyped(field.current.value);
		if (document.activeElement === field.current) open();
	}, [open]);

	return (
		<search>
			<form className="search-box" action={action} onBlur={onBlur}>
				<Icon name="search" />
				<input
					ref={field}
					className="search-box__field"
					type="text"
					name={SENTENCE_PARAMETER}
					maxLength={MAX_TYPED_LENGTH}
					placeholder={label}
					aria-label={label}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={isShown}
					aria-controls={`${id}-suggestions`}
					aria-activedescendant={active < 0 ? undefined : idOf(active)}
					onChange={({ target }) => {
						setTyped(target.value);
						open();
					}}
					onFocus={open}
					onClick={open}
					onKeyDown={onKeyDown}
				/>
				<button className="search-box__go" type="submit">
					<span className="vh">Search</span>
					<Icon name="arrow" />
				</button>
				{isShown && (
					<SuggestionList
						id={`${id}-suggestions`}
						groups={groups}
						active={active}
						idOf={idOf}
						textCount={textCount}
						showAll={() => {
							showAll();
							open();
						}}
					/>
				)}
				<p className="vh" role="status">
					{isShown && `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`}
				</p>
			</form>
		</search>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const SearchBox = memo(SearchBoxIsland);
