import '../styles/fields.css';
import './range-slider.css';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
	moveThumb,
	rangeOfSlider,
	SLIDER_DEBOUNCE_MS,
	type SliderValues,
	typedThumbs,
} from '../../search/facets/slider.ts';
import type { RangeSection } from '../../search/model/search-model.ts';
import { changeSearch, type SearchState } from '../../search/state.ts';
import { Histogram } from './Histogram.tsx';
import { NumberField } from './NumberField.tsx';
import { formatOf, problemOf } from './number-format.ts';

type Thumb = keyof SliderValues;

const THUMBS: readonly { thumb: Thumb; word: string }[] = [
	{ thumb: 'min', word: 'Lowest' },
	{ thumb: 'max', word: 'Highest' },
];

interface Props {
	section: RangeSection;
	state: SearchState;
	change: (next: SearchState) => void;
}

/** Slider with two thumbs and a number field for each; it searches when the thumbs have stopped (FACETS-038 to FACETS-043). */
export function RangeSlider({ section, state, change }: Props) {
	const { bounds, facet } = section;
	/** Thumb positions while they are moving; null when stopped. */
	const [moving, setMoving] = useState<SliderValues | null>(null);
	const thumbs = moving ?? section.thumbs;
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

	const settle = (next: SliderValues, after: number) => {
		setMoving(next);
		clearTimeout(rest.current);
		rest.current = setTimeout(() => {
			settled.current = next;
			setMoving(null);
			change(changeSearch(latest.current, { ranges: { [facet]: rangeOfSlider(next, bounds) } }));
		}, after);
	};
	const share = (value: number) => `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
	const format = formatOf(section);
	// When both thumbs meet near the maximum, the lower one must be on top: the other one cannot move.
	const isHigh = thumbs.min > (bounds.min + bounds.max) / 2;
	return (
		<fieldset className="range">
			<legend className="vh">{section.title}</legend>
			{section.bars.length > 0 && <Histogram bars={section.bars} bounds={bounds} thumbs={thumbs} />}
			<div
				className="range__track"
				style={{ '--from': share(thumbs.min), '--to': share(thumbs.max) } as object}
			>
				{THUMBS.map(({ thumb, word }) => (
					<input
						key={thumb}
						className={thumb === 'min' && isHigh ? 'range__thumb--above' : undefined}
						type="range"
						min={bounds.min}
						max={bounds.max}
						step={bounds.step}
						value={thumbs[thumb]}
						aria-label={`${word} ${section.title.toLowerCase()}`}
						aria-valuetext={format(thumbs[thumb])}
						onChange={({ target }) =>
							settle(moveThumb(thumbs, thumb, target.valueAsNumber, bounds), SLIDER_DEBOUNCE_MS)
						}
					/>
				))}
			</div>
			<div className="range__fields">
				{THUMBS.map(({ thumb, word }) => (
					<Fragment key={thumb}>
						{thumb === 'max' && <span>to</span>}
						<NumberField
							label={`${word} ${section.title.toLowerCase()}, typed`}
							value={thumbs[thumb]}
							format={format}
							problem={problemOf(facet)}
							onSettle={(value) => settle(typedThumbs(thumbs, thumb, value, bounds), 0)}
						/>
					</Fragment>
				))}
			</div>
		</fieldset>
	);
}
