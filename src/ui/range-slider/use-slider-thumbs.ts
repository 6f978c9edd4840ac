import { useEffect, useRef, useState } from 'react';
import { rangeOfSlider, type SliderValues } from '../../search/facets/ranges/slider.ts';
import type { RangeSection } from '../../search/model/search-model.ts';
import { changeSearch, type SearchState } from '../../search/state.ts';

/** The search that a slider narrows. */
export interface SliderSearch {
	section: RangeSection;
	state: SearchState;
	change: (next: SearchState) => void;
}

/** The positions of a slider's thumbs, which move at once and search only after they have come to rest. */
export function useSliderThumbs({ section, state, change }: SliderSearch) {
	const { bounds, facet } = section;
	/** Thumb positions while they are moving; null when stopped. */
	const [moving, setMoving] = useState<SliderValues | null>(null);
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	const { min, max } = section.thumbs;
	/** Values of the last search from this slider. */
	const settled = useRef(section.thumbs);
	// A range set elsewhere, for instance by removing a filter, cancels a movement here.
	useEffect(() => {
		if (min === settled.current.min && max === settled.current.max) return;
		clearTimeout(rest.current);
		setMoving(null);
	}, [min, max]);
	useEffect(() => () => clearTimeout(rest.current), []);
	// Latest state, so that changes made while the slider was moving are not lost.
	const latest = useRef(state);
	useEffect(() => {
		latest.current = state;
	}, [state]);

	/** @param after milliseconds until the search */
	const settle = (next: SliderValues, after: number) => {
		setMoving(next);
		clearTimeout(rest.current);
		rest.current = setTimeout(() => {
			settled.current = next;
			setMoving(null);
			change(changeSearch(latest.current, { ranges: { [facet]: rangeOfSlider(next, bounds) } }));
		}, after);
	};
	return { thumbs: moving ?? section.thumbs, settle };
}
