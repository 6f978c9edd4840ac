import { PRICE_PAGE_SLIDER, rangeOfSlider, type SliderValues } from '../facets/slider.ts';
import { changeSearch, EMPTY_SEARCH } from '../state.ts';
import type { SearchSite } from '../url/search-site.ts';
import { searchUrl } from '../url/search-url.ts';

/** Where the price range page leads on to: the results between its thumbs (DIRECTORY-010). A thumb on its bound sets no end. */
export function priceRangeResults(thumbs: SliderValues, site: SearchSite): string {
	const price = rangeOfSlider(thumbs, PRICE_PAGE_SLIDER);
	return searchUrl(changeSearch(EMPTY_SEARCH, { ranges: { price } }), site);
}
