import '../styles/fields.css';
import './range-slider.css';
import { Fragment } from 'react';
import {
	moveThumb,
	SLIDER_DEBOUNCE_MS,
	type SliderValues,
	typedThumbs,
} from '../../search/facets/ranges/slider.ts';
import { Histogram } from './Histogram.tsx';
import { NumberField } from './NumberField.tsx';
import { formatOf, problemOf } from './number-format.ts';
import { type SliderSearch, useSliderThumbs } from './use-slider-thumbs.ts';

type Thumb = keyof SliderValues;

const THUMBS: readonly { thumb: Thumb; word: string }[] = [
	{ thumb: 'min', word: 'Lowest' },
	{ thumb: 'max', word: 'Highest' },
];

/** Slider with two thumbs and a number field for each; it searches when the thumbs have stopped (FACETS-038 to FACETS-043). */
export function RangeSlider({ section, state, change }: SliderSearch) {
	const { bounds, facet } = section;
	const { thumbs, settle } = useSliderThumbs({ section, state, change });
	const share = (value: number) => `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
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
						aria-valuetext={formatOf(section, thumb)(thumbs[thumb])}
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
							format={formatOf(section, thumb)}
							problem={problemOf(facet)}
							onSettle={(value) => settle(typedThumbs(thumbs, thumb, value, bounds), 0)}
						/>
					</Fragment>
				))}
			</div>
		</fieldset>
	);
}
