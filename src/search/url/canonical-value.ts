import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { STATES, stateOf } from '../../domain/place/states.ts';
import { baseColourOf } from '../../domain/vehicle/attributes/base-colour.ts';
import { bodyTypeOf } from '../../domain/vehicle/attributes/body-types.ts';
import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import { LIST_FACETS, type ListFacetName } from '../facets/facets.ts';
import { priceBracket } from '../facets/values/price-bracket.ts';
import { makeModel, type SearchSite } from './search-site.ts';

/** The maximum length of a value, characters. */
const MAX_VALUE_LENGTH = 100;

/**
 * A value of a facet as spelt in search documents: 'land-rover' becomes 'Land Rover', 'station wagon' becomes 'Wagon'. An unknown value is
 * unchanged and finds nothing; a text that cannot be a value becomes empty.
 */
export function canonicalValue(facet: ListFacetName, given: string, site: SearchSite): string {
	const value = tidyText(given, MAX_VALUE_LENGTH);
	switch (facet) {
		case 'make':
			return makeName(value, site);
		case 'make_model':
			return makeModelName(value, site);
		case 'categories':
			return (
				site.categories.find(({ name, slug }) => [slug, slugOf(name)].includes(slugOf(value)))?.name ?? value
			);
		case 'body':
			return bodyTypeOf(value)?.label ?? value;
		case 'colour':
			// An address may contain a paint name: 'Burning Red Pearl' finds red vehicles.
			return baseColourOf(value) ?? value;
		case 'state': {
			const state = stateOf(value);
			return state ? STATES[state].label : value;
		}
		case 'price_range':
			return priceBracket(value) ? value : '';
		default:
			return LIST_FACETS[facet].values ? value.toLowerCase() : value;
	}
}

/** A text as one line of at most `most` characters, valid in an address. */
export function tidyText(text: string, most: number): string {
	const line = text
		.toWellFormed()
		.replace(/\p{Cc}+/gu, ' ')
		.trim();
	return line.length <= most ? line : [...line].slice(0, most).join('').trim();
}

function makeName(value: string, { makes }: SearchSite): string {
	const slug = slugOf(value);
	return makes.find((make) => make.slug === slug)?.name ?? manufacturerOf(value)?.name ?? value;
}

function makeModelName(value: string, { makes }: SearchSite): string {
	const slug = slugOf(value);
	for (const make of makes) {
		const model = make.models.find((each) => slug === `${make.slug}-${each.slug}`);
		if (model) return makeModel(make, model);
	}
	return value;
}
