import { PRICE_PAGE_SLIDER, rangeOfSlider, type SliderValues } from '../facets/ranges/slider.ts';
import { changeSearch, EMPTY_SEARCH } from '../state.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** The address of the results for the price range page's slider (DIRECTORY-010). A thumb at its bound sets no limit. */
export function priceRangeResults(thumbs: SliderValues, site: SearchSite): string {
	const price = rangeOfSlider(thumbs, PRICE_PAGE_SLIDER);
	return searchUrl(changeSearch(EMPTY_SEARCH, { ranges: { price } }), site);
}
