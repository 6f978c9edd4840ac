import { useState } from 'react';
import type { ListFacetName } from '../../search/facets/facets.ts';
import { toggleMake, toggleModel } from '../../search/facets/makes.ts';
import type { ListSection } from '../../search/model/search-model.ts';
import { type SearchState, toggleValue } from '../../search/state.ts';
import type { SearchActions } from './SearchView.tsx';
import { Tick } from './Tick.tsx';

interface Props {
	section: ListSection;
	state: SearchState;
	actions: SearchActions;
}

/** The values of a facet to tick: brand cards with their models for makes, rows for all else (FACETS-032, FACETS-033). */
export function ValueList({ section, state, actions }: Props) {
	const { change, complete } = actions;
	const [isWhole, setWhole] = useState(false);
	const { few, all, total, title } = section;
	const facet = section.facet as ListFacetName;
	const toggle = (value: string) =>
		change(facet === 'make' ? toggleMake(state, value) : toggleValue(state, facet, value));
	return (
		<fieldset className={section.control === 'brands' ? 'brands' : undefined}>
			<legend className="vh">{title}</legend>
			<ul>
				{(isWhole ? all : few).map((value) => (
					<li key={value.value}>
						<Tick value={value} onToggle={() => toggle(value.value)} />
						{value.models.length > 0 && (
							<ul className="brands__models" aria-label={`Models of ${value.label}`}>
								{value.models.map((model) => (
									<li key={model.value}>
										<Tick
											value={model}
											onToggle={() => change(toggleModel(state, value.value, model.value))}
										/>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
			{total > few.length && (
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
		</fieldset>
	);
}
