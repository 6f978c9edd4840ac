import { DEPOSIT_AND_LENDER } from './deposit-question.ts';

/**
 * Subjects that are answered by a tool of the site or by a person, never here (CHAT-003): advice, values, promises, and what changes by the
 * hour.
 */
export type Referral =
	| 'finance'
	| 'valuation'
	| 'price'
	| 'law'
	| 'others'
	| 'other-dealers'
	| 'test-drive'
	| 'availability'
	| 'language'
	| 'not-a-question';

const REFERRALS: readonly (readonly [Referral, RegExp])[] = [
	[
		'not-a-question',
		/ignore (all|the|your|previous|above)|system prompt|\bprompt\b|pretend|you are now|act as|as an ai|repeat after|jailbreak|<\/?[a-z]+|https?:\/\//,
	],
	[
		'other-dealers',
		/(?<!your )\b(other|another|different|rival) ((car|toyota|ford) )?(dealer(ship)?s?|yards?)\b|\b(dealer(ship)?|yard) (down|up|across|over) the (road|street)|\bcompetitors?\b|\bgumtree\b|\bmarketplace\b|\bcarsales\b|\belsewhere\b|\b(than|then) yours\b|\bother yards\b/,
	],
	[
		'valuation',
		/\b(?:take|taking|want) (?:mine\b|(?:my|our) (?!details|name|number|order|card|deposit|call|dog|kids?\b)[\w -]+? (?:in|as part|off my hands)\b)|\bpart[- ]?(?:ex\b|exchange|payment)|\b(?:my|mine|our)\b.*\bconsign|trade[- ]?ins?\b|\b(?:as|for|on) (?:a )?trade\b|\b(?:do|would|will|can|could) (?:you|u)(?: guys)? (?:buy|purchase) (?!it|this|that)\b|\bmy (?:old )?trade\b|trad(e|ing) (my|mine|the old|in)|(get|give me|offer me|pay me|pay) for my|\bmy [\w ]+ worth|what('s| is) (mine|my car) worth|\bvaluation|value (of )?my|swap (my|for)|sell (you )?my|(hold|keep|lose)s? (its|their|any|much|a lot of)?\s?value|\bresale|depreciat|worth in \w+ years/,
	],
	[
		'price',
		/best price|negotia|room to move|\bbudge\b|(?:price|firm) (?:is )?(?:firm|on (?:the )?price)|(get|give|got|a|any) (me )?(a )?discount(?! (?:on|for) (?:\w+ )?(?:gear|helmets?|jackets?|boots|parts|accessories|servic\w*|tyres?))|\bhaggle|(?<!(?:has|have|got|with|which) (?:a |the )?)lower (?:the )?price|(go|do|get|make|sell) (it|this|me|that)?.{0,12}cheaper|knock .* off|(would|will|can|could) (you|u|ya|they) (take|accept|do)\b[^?]*\d|\bsell (?:(?:it|this|that|me|us|to) )+for|(?:\d ?(?:k|grand|hundred|thousand|bucks|dollars)?|\b(?:a|few|couple(?: of)?) (?:grand|hundred|thousand|bit|little|few bucks)) off\b(?![- ]?road)|\boffer(ing)? you|for \$\s?\d|lowest(?: price| offer| amount| figure)?(?: (?:you|u|ya|they)\b(?! (?:have|got|sell|stock))|\W*$)|cheapest(?: price)? (?:you|u|ya|they)(?:'ll|'d| will| would| can| could| do| go| take)\b|price match|price movement|throw in|(do|cut|make|give) (me |us )?a (good |better )?deal/,
	],
	[
		'finance',
		/financ(?!e (?:owing|owed|on it))|\bloan\b(?! (?:car|vehicle|ute)s?\b)|\bloans\b|repay|(?<!\b(?:for|after|in|within|than|about|once|twice|times|days|hours|open) )(a|per) (week|fortnight|month)\b|weekly|monthly|interest|comparison rate|lender|borrow(?! (?:(?:a|an|some|your|the) )?(?:gear|helmet|jacket|gloves|boots|car|bike|ute))|credit|\bafford|\blease\b|balloon|instal|afterpay|zip ?pay|pre-?approv|no deposit|\d ?(?:%|per ?cent)(?:.*\b(?:over|for) \d| p\.?a\b)/,
	],
	[
		'law',
		/\bsue\b|lawyer|(?<!learner )legal(ly)?\b|lemon law|consumer law|\baccc\b|\brights\b|am i entitled|tax deduct|write-?off (it|for)|\bfbt\b|insur/,
	],
	[
		'test-drive',
		/test ?(-|)drive|\btest ?-?rid(?:e|es|ing)\b(?<!\b(?:gear|helmets?|jackets?|gloves|boots|wear)\b.*)|\b(?:drive|ride) (?:it|one|them|this(?: one)?|that(?: one)?|the \w+) (?:first|before)|take it for (a|spin)|go for a drive/,
	],
	[
		'availability',
		/still (available|for sale|there|got|have|buy|purchase|on the (lot|market))|is (it|this|that)( one| car)? (sold|gone|taken|spoken for|available|reserved|on hold|under offer)|\bdibs\b|been (sold|snapped up)|already (sold|taken)|\b(someone|anyone|anybody) (bought|taken|put|reserved)\b|do you still/,
	],
];

/** Words that are frequent in other languages and no words of English. */
const FOREIGN =
	/\b(?:ist|es|eine?|das|der|und|noch|nicht|wie|ich|haben?|kann|est|c'est|une?|les|avez|vous|combien|voiture|que|cu[aá]nto|tiene|el|coche|para|est[aá]|hola|quiero|il|della|quanto|macchina|ciao|wat|het|een|auto's|xe|bao|nhi[eê]u|kitn[aei]|gaadi|kya|hai)\b/g;

/** Signs that English has not: Spanish questions begin with one, and Vietnamese letters have two accents. */
const FOREIGN_SIGN = /[¿¡đ\u1ea0-\u1ef9]/;

/** Whether a text is in another language than English: no Latin letters, a sign that English has not, or two words of another language. */
const isForeign = (plain: string): boolean =>
	(/\p{L}/u.test(plain) && !/[a-z]/.test(plain)) ||
	FOREIGN_SIGN.test(plain) ||
	(plain.match(FOREIGN)?.length ?? 0) >= 2;

/** Where a question is referred to; null for one that is answered here. */
export const referralOf = (plain: string): Referral | null =>
	REFERRALS.find(
		([to, pattern]) => pattern.test(plain) && !(to === 'finance' && DEPOSIT_AND_LENDER.test(plain)),
	)?.[0] ?? (isForeign(plain) ? 'language' : null);
