import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { priceRangeResults } from '../../../search/directory/price-range-page.ts';
import { rangeLabel } from '../../../search/facets/ranges/range-label.ts';
import { PRICE_PAGE_SLIDER, rangeOfSlider, sliderOfRange } from '../../../search/facets/ranges/slider.ts';
import { countLabel, type Noun, showMeLabel } from '../../../search/facets/result-count.ts';
import type { RangeSection } from '../../../search/model/search-model.ts';
import { changeSearch, EMPTY_SEARCH } from '../../../search/state.ts';
import type { SearchSite } from '../../../search/url/search-site.ts';
import { RangeSlider } from '../../../ui/range-slider/RangeSlider.tsx';
import { useCount } from '../../../ui/search-box/use-count.ts';
import { touchedThumbs } from './touched-thumbs.ts';
import './price-range.css';

const SLIDER: Omit<RangeSection, 'thumbs'> = {
	facet: 'price',
	title: 'Price',
	control: 'slider',
	isOpen: true,
	bounds: PRICE_PAGE_SLIDER,
	openFrom: PRICE_PAGE_SLIDER.max,
	bars: [],
};

interface Props {
	noun: Noun;
	/** Number of vehicles at any price. */
	count: number;
	variants: SearchSite['variants'];
}

/** Price slider from $5,000 to $250,000 with the number of matching vehicles and a link to them (DIRECTORY-010, DIRECTORY-011). */
function PriceRangeIsland({ noun, count: all, variants }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const [state, setState] = useState(EMPTY_SEARCH);
	// Number and range are updated together, so that they always match.
	const [shown, setShown] = useState({ count: all, price: EMPTY_SEARCH.ranges.price });
	const count = useCount(state === EMPTY_SEARCH ? null : state, 0);
	const price = state.ranges.price;
	const thumbs = sliderOfRange(price, PRICE_PAGE_SLIDER);

	useEffect(() => {
		if (count !== null) setShown({ count, price });
	}, [count, price]);
	// Layout effect: values entered before hydration are read before any further input.
	useLayoutEffect(() => {
		const touched = place.current && touchedThumbs(place.current);
		const moved = touched && rangeOfSlider(touched, PRICE_PAGE_SLIDER);
		if (moved) setState((before) => changeSearch(before, { ranges: { price: moved } }));
	}, []);

	return (
		<div className="spend" ref={place}>
			<p className="spend__count" role="status">
				<b>{countLabel(shown.count, noun)}</b>{' '}
				{shown.price ? rangeLabel('price', shown.price) : 'at any price'}
			</p>
			<RangeSlider section={{ ...SLIDER, thumbs }} state={state} change={setState} />
			<a
				className="btn btn--1 btn--l btn--block"
				href={priceRangeResults(thumbs, { makes: [], bodies: [], categories: [], variants, base: null })}
			>
				{showMeLabel(shown.count, noun)}
			</a>
		</div>
	);
}

/** Memoised: Astro would otherwise render every island twice to detect its framework. */
export const PriceRange = memo(PriceRangeIsland);
