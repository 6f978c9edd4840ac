import { useEffect, useState } from 'react';
import type { EstimateNote, SectionModel } from '../../../search/model/search-model.ts';
import type { SearchState } from '../../../search/state.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { RangeSlider } from '../../../ui/range-slider/RangeSlider.tsx';
import { EstimateWarning } from './EstimateWarning.tsx';
import type { SearchActions } from './search-actions.ts';
import { ValueList } from './ValueList.tsx';

interface Props {
	section: SectionModel;
	state: SearchState;
	actions: SearchActions;
	/** What must be read beside the figures; null for nothing. */
	note: EstimateNote | null;
}

/** One facet, folded or open as the visitor left it (FACETS-029, FACETS-030). What was never opened is not drawn. */
export function FilterSection({ section, state, actions, note }: Props) {
	const [isOpen, setOpen] = useState(section.isOpen);
	useEffect(() => {
		// Something was ticked in it elsewhere: by the address, or by going back.
		if (section.isOpen) setOpen(true);
	}, [section.isOpen]);
	// Drawn from its first opening on, so that one sees it fold away.
	const [isDrawn, setDrawn] = useState(section.isOpen);
	if (isOpen && !isDrawn) setDrawn(true);
	const toggled = (isNowOpen: boolean) => {
		setOpen(isNowOpen);
		if (isNowOpen) actions.complete();
	};
	return (
		<details className="facet" open={isOpen} onToggle={({ currentTarget }) => toggled(currentTarget.open)}>
			<summary>
				{section.title}
				<Icon name="down" />
			</summary>
			{!isDrawn ? null : section.control === 'slider' ? (
				<RangeSlider section={section} state={state} change={actions.change} />
			) : (
				<ValueList section={section} state={state} actions={actions} />
			)}
			{isDrawn && note && <EstimateWarning note={note} />}
		</details>
	);
}
