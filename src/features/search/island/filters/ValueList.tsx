import { useMemo, useState } from 'react';
import { type ListFacetName, MOST_COUNTED } from '../../../../search/facets/facets.ts';
import { toggleMake } from '../../../../search/facets/makes.ts';
import type { ListSection } from '../../../../search/model/search-model.ts';
import { type SearchState, toggleValue } from '../../../../search/state.ts';
import type { SearchActions } from '../search-actions.ts';
import { ModelList } from './ModelList.tsx';
import { SearchedValues } from './SearchedValues.tsx';
import { Tick } from './Tick.tsx';

interface Props {
	section: ListSection;
	state: SearchState;
	actions: SearchActions;
}

/** Values of a facet: brand cards with models for makes, rows for other facets (FACETS-032, FACETS-033). */
export function ValueList({ section, state, actions }: Props) {
	const { change, complete, find } = actions;
	const [isWhole, setWhole] = useState(false);
	const { few, all, every, total, title } = section;
	const facet = section.facet as ListFacetName;
	const isCut = every.length >= MOST_COUNTED;
	const further = useMemo(() => (isCut ? (text: string) => find(facet, text) : null), [isCut, find, facet]);
	const toggle = (value: string) =>
		change(facet === 'make' ? toggleMake(state, value) : toggleValue(state, facet, value));
	return (
		<fieldset className={section.control === 'brands' ? 'brands' : undefined}>
			<legend className="vh">{title}</legend>
			<SearchedValues
				facet={facet}
				title={facet === 'make' ? 'makes' : title.toLowerCase()}
				values={every}
				total={total}
				complete={complete}
				find={further}
			>
				{(found) => (
					<>
						<ul>
							{(found ?? (isWhole ? all : few)).map((value) => (
								<li key={value.value}>
									<Tick value={value} onToggle={() => toggle(value.value)} />
									{value.models.length > 0 && <ModelList make={value} state={state} actions={actions} />}
								</li>
							))}
						</ul>
						{total > few.length && found === null && (
							<button
								className="link facet__more"
								type="button"
								aria-expanded={isWhole}
								onClick={() => {
									setWhole(!isWhole);
									complete();
								}}
							>
								{isWhole ? 'Hide' : `Show All ${total}`}
							</button>
						)}
					</>
				)}
			</SearchedValues>
		</fieldset>
	);
}
