import { PRICE_PAGE_SLIDER, type SliderValues } from '../../../search/facets/slider.ts';
import { typedNumber } from '../../../search/facets/typed-number.ts';

/** Where a visitor put the thumbs, or what they typed beside them, before the page's script could take notice. */
export function touchedThumbs(place: ParentNode): SliderValues {
	const values = (selector: string) =>
		[...place.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => typedNumber(value));
	const [sliders, fields] = [values('[type=range]'), values('[inputmode=numeric]')];
	const touched = (index: number, bound: number) =>
		[sliders[index], fields[index]].find((value) => value != null && value !== bound) ?? bound;
	return { min: touched(0, PRICE_PAGE_SLIDER.min), max: touched(1, PRICE_PAGE_SLIDER.max) };
}
