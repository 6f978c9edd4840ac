import { PRICE_PAGE_SLIDER, type SliderValues } from '../../../search/facets/ranges/slider.ts';
import { typedNumber } from '../../../search/facets/ranges/typed-number.ts';

/** Slider values that a visitor set or typed before hydration. */
export function touchedThumbs(place: ParentNode): SliderValues {
	const values = (selector: string) =>
		[...place.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => typedNumber(value));
	const [sliders, fields] = [values('[type=range]'), values('[inputmode=numeric]')];
	const touched = (index: number, bound: number) =>
		[sliders[index], fields[index]].find((value) => value != null && value !== bound) ?? bound;
	return { min: touched(0, PRICE_PAGE_SLIDER.min), max: touched(1, PRICE_PAGE_SLIDER.max) };
}
