import { useEffect, useState } from 'react';
import type { EstimateNote, SectionModel } from '../../../../search/model/search-model.ts';
import type { SearchState } from '../../../../search/state.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { RangeSlider } from '../../../../ui/range-slider/RangeSlider.tsx';
import type { SearchActions } from '../search-actions.ts';
import { EstimateWarning } from './EstimateWarning.tsx';
import { ValueList } from './ValueList.tsx';

interface Props {
	section: SectionModel;
	state: SearchState;
	actions: SearchActions;
	/** Note required beside the figures; null for none. */
	note: EstimateNote | null;
}

/** One facet, collapsed or open as the visitor left it (FACETS-029, FACETS-030). Its content is rendered on first opening. */
export function FilterSection({ section, state, actions, note }: Props) {
	const [isOpen, setOpen] = useState(section.isOpen);
	useEffect(() => {
		// Opens when a value was selected elsewhere: by the address, or by going back.
		if (section.isOpen) setOpen(true);
	}, [section.isOpen]);
	// Stays rendered after its first opening, so that closing is animated.
	const [isRendered, setRendered] = useState(section.isOpen);
	if (isOpen && !isRendered) setRendered(true);
	const toggled = (isNowOpen: boolean) => {
		setOpen(isNowOpen);
		if (isNowOpen) actions.complete();
	};
	return (
		<details
			className="facet"
			data-until={note?.until ?? undefined}
			open={isOpen}
			onToggle={({ currentTarget }) => toggled(currentTarget.open)}
		>
			<summary>
				{section.title}
				<Icon name="down" />
			</summary>
			{!isRendered ? null : section.control === 'slider' ? (
				<RangeSlider section={section} state={state} change={actions.change} />
			) : (
				<ValueList section={section} state={state} actions={actions} />
			)}
			{isRendered && note && <EstimateWarning note={note} />}
		</details>
	);
}
