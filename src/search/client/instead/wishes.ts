import type { ListFacetName } from '../../facets/facets.ts';
import type { Ranges } from '../../state.ts';

/** A filter that a word may mean: the values of a facet that match, or a range. */
export type Wish = { readonly facet: ListFacetName; readonly values: RegExp } | { readonly ranges: Ranges };

const values = (facet: ListFacetName, pattern: RegExp): Wish => ({ facet, values: pattern });
const upTo = (facet: 'price' | 'km', max: number): Wish => ({ ranges: { [facet]: { min: null, max } } });

const WISHES: readonly (readonly [words: RegExp, wishes: readonly Wish[]])[] = [
	[
		/famil|kid|child|baby|pram|school|roomy|spacious|big|large|space/,
		[
			values('seats', /^[78]$/),
			values('filtered_features', /ancap|isofix|third row|power tailgate/i),
			values('body', /^(?:suv|wagon|people mover)$/i),
		],
	],
	[
		/tow|pull|caravan|boat|trailer|float|horse/,
		[
			values('filtered_features', /tow ?bar|tow pack/i),
			values('body', /^ute$/i),
			values('drive', /4x4|4wd/i),
		],
	],
	[
		/trad|work|job|tool|tray|haul/,
		[values('body', /^(?:ute|van|cab chassis)$/i), values('filtered_features', /tow ?bar|canopy/i)],
	],
	[
		/off.?road|camp|beach|sand|outback|adventur|tour|bush|farm/,
		[
			values('drive', /4x4|4wd/i),
			values('drive', /awd/i),
			values('filtered_features', /snorkel|bull ?bar|roof rack/i),
		],
	],
	[
		/econom|efficien|frugal|commut|green|cheap.to.run|fuel|thirst/,
		[values('fuel', /^hybrid/i), values('fuel', /electric/i), values('fuel', /plug/i)],
	],
	[/saf|ancap|secur|airbag/, [values('filtered_features', /ancap|blind|lane|emergency|camera/i)]],
	[
		/learn|student|p.?plat|teen|uni\b|daughter|son\b|begin|starter|grand(?:ma|pa)|mum/,
		[values('categories', /first|learn/i), values('body', /^hatch$/i), upTo('price', 20_000)],
	],
	[
		/cit(?:y|ies)|small|little|compact|park|zippy|run.?about/,
		[values('body', /^hatch$/i), values('body', /^sedan$/i)],
	],
	[
		/reliab|trust|depend|good.condition|tidy|clean|low.k|near.?new|fancy|immaculate/,
		[values('certified', /./), upTo('km', 50_000), values('tag', /one owner|service/i)],
	],
	[
		/fast|quick|sport|fun|weekend|cruis/,
		[values('body', /coupe|convertible/i), values('transmission', /manual/i)],
	],
	[/lux|comfort|premium|posh|plush|fanc|leather/, [values('filtered_features', /leather|heated|sunroof/i)]],
	[
		/dog|pet|luggage|boot|surf|bike|pushbike|golf/,
		[values('body', /^wagon$/i), values('filtered_features', /roof rack|power tailgate/i)],
	],
	[/cheap|budget|afford|bargain|deal/, [upTo('price', 20_000)]],
];

/** The filters that the words of a sentence may mean, those of the first word first. */
export function wishesOf(words: readonly string[]): readonly Wish[] {
	return words.flatMap((word) => WISHES.flatMap(([pattern, wishes]) => (pattern.test(word) ? wishes : [])));
}
