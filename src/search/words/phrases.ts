import type { Meaning } from './item.ts';
import { phraseTable } from './phrase-table.ts';

const WORD = { kind: 'word' } as const;

/** Texts that are meant literally: in quotes, and with a minus. */
export const EXACT = phraseTable<Meaning>([['-?"[^"]+"|-[\\p{L}\\p{N}][^\\s,;]*', WORD]]);

/** Phrases for keyword search: their words mean something else by themselves, as in 'to tow a caravan'. */
export const KEYWORDS = phraseTable<Meaning>([
	[
		'(?:near|as|like|nearly|almost) new|' +
			'new (?:tyres?|shape|engine|brakes?|battery|clutch|model|rego|roadworthy|licen[cs]e|rwc|to)|' +
			'(?:gold|sunshine|central) coast|android auto|bike (?:racks?|carriers?)|' +
			'(?:\\d+|two|three|four|five)[ -]?(?:doors?|dr)|' +
			'(?:tow(?:ing|s)?|pull(?:ing)?) (?!bar|pack|hitch)[\\w.]+',
		WORD,
	],
]);

/** Phrases for sort orders. */
export const SORTS = phraseTable<Meaning>([
	['(?:lowest|cheapest|smallest) (?:repayments?|weekly)', { kind: 'sort', sort: 'weekly_asc' }],
	['cheap(?:est)?(?: first)?|lowest priced?|price low to high', { kind: 'sort', sort: 'price_asc' }],
	['most expensive|dearest|highest priced?|price high to low', { kind: 'sort', sort: 'price_desc' }],
	["low(?:est|er)? (?:kms?|kilomet(?:er|re)s|k'?s|mileage)", { kind: 'sort', sort: 'km_asc' }],
	['highest (?:kms?|kilomet(?:er|re)s)', { kind: 'sort', sort: 'km_desc' }],
	[
		'(?:latest|new(?:est)?|recent)(?: stock)? (?:arrivals?|listings?|first)|just arrived|latest',
		{ kind: 'sort', sort: 'latest' },
	],
]);

/** What a colour before it describes instead of the body: 'black wheels'. */
export const PARTS = phraseTable([
	['(?:leather|interior|wheels?|alloys?|rims?|roof|seats?|trim|pack|badges?)', null],
]);

/** Before the name of a place or a postcode. The meaning is whether only a place can follow. */
export const NEAR = phraseTable([
	['(?:near|close to)(?: postcode)? ', true],
	['(?:nearby|around|postcode|in)(?: postcode)? ', false],
]);

/** Before what a vehicle must not be or have. */
export const NOT = phraseTable([
	[
		"(?:not?|nothing|never|isn'?t|avoid|except(?: for)?|excluding|without|anything but|other than|instead of|don'?t want)" +
			'(?: an?y?| the| in| near(?! new)| with)* ',
		null,
	],
]);

/** Before a further thing that a vehicle must not be or have. */
export const NOR = phraseTable([[',?\\s*n?or(?: an?y?)* ', null]]);
