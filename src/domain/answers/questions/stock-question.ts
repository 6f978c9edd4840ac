import { topicOf } from '../topics/topics.ts';
import { type MakeAndModel, namesIn } from '../vehicles/vehicle-words.ts';
import { plainText } from './question-words.ts';

/** A question about other vehicles of the stock. */
export interface StockQuestion {
	/** What is looked for, without the words around it: 'white', 'utes under 40k'. */
	words: string;
	/** Whether they are to be like the vehicle of the conversation: 'Any others in white?' */
	isLike: boolean;
	/** Whether that vehicle itself is not asked for: 'Any other utes?' */
	isOther: boolean;
	/** Limits by that vehicle: 'Anything cheaper?' */
	limits: readonly Limit[];
	/** Whether it has to say what kind of vehicle is looked for, as a colour or a feature may be one of the vehicle at hand. */
	needsKind: boolean;
}

/** A limit by another vehicle: below its price, after its year, below its kilometres. */
export type Limit = 'cheaper' | 'newer' | 'fewer-kms';

/** Colours of vehicles, as a pattern. */
export const COLOURS =
	'white|black|silver|gr[ae]y|red|blue|green|yellow|orange|brown|gold|beige|bronze|purple';
const KINDS =
	'\\d[- ]?seaters|(?:five|six|seven|eight)[- ]seaters|cars|vehicles|utes|suvs|sedans|hatch(?:back)?s|hatch(?:back)?es|wagons|vans|caravans|campers?|motorhomes|bikes|motorbikes|motorcycles|people ?movers|4x4s|4wds|evs|hybrids|electrics|diesels|autos?|automatics|manuals|ones';

const KMS = "k'?m?s?|kays|clicks|kilomet(?:re|er)s?|mileage|odometer";

/** Names other vehicles by the one at hand. */
const LIKE = new RegExp(
	[
		'\\bothers\\b',
		'\\banother (?:one|colou?r)\\b',
		'^(?:the )?same\\b(?! question)',
		'\\bsame (?:one|car|model|thing)? ?(?:but|in|with)\\b',
		'\\bsimilar\\b',
		'\\balternatives?\\b',
		"(?<!n't )(?<!\\b(?:dont|not|didnt|doesnt|wont|no) )\\blike (?:it|this)(?: one)?\\b",
		'\\bother colou?rs\\b',
		`\\b(?:it|this|them|one)(?: one| car| model)? in (?:an? )?(?:${COLOURS}|auto\\w*|manual|petrol|diesel|hybrid)\\b`,
		`\\bin (?:${COLOURS}) instead\\b`,
		`\\b(?:it|this|that|they|one) comes? (?:as |in )(?:an? )?(?:${COLOURS}|auto\\w*|manual|petrol|diesel|hybrid|electric)\\b`,
		`^(?:do you have|have you got|you got|got|any) (?:an? |any )?(?:${COLOURS}) ones?\\b`,
	].join('|'),
);

/** Names other vehicles without a likeness to the one at hand, or the first of them. */
const OTHER = new RegExp(
	[
		'\\b(?:any|some|more|got|have|what) other (?!fees?|costs?|charges?|damage|issues?|problems?|keys?|owners?|things?|questions?|faults?|marks?|scratch)\\w+',
		'\\banother (?!question|thing|key|look|day|time)\\w+',
		'\\b(?:any|some)thing (?:but|except|other than|cheaper|newer|bigger|smaller|else (?:in|you|like|with)|under|with (?:less|lower|fewer))',
		'\\b(?:cheaper|newer) (?:ones?|cars?|models?)\\b',
		'\\b(?:(?:is|are) there|got|do you have) (?:an?|any) (?:cheaper|newer) \\w+(?!.*\\bthan\\b)',
		`\\b(?:any|some)thing (?:electric|hybrid|diesel|petrol|automatic|manual|small|big|cheap|economical|${COLOURS})\\b`,
		`^any (?:(?!issues?|problems?|faults?|damage|specials?|offers?|deals?|discounts?|on\\b|for\\b|with\\b)[\\w-]+ ){0,2}(?:${KINDS})\\b`,
		`\\b(?:cheapest|dearest|priciest|most expensive|(?:lowest|fewest|least|highest) (?:${KMS}|priced?))\\b(?!.*\\b(?:way|deliver\\w*|ship\\w*|freight|servic\\w*|rego|fuel|options?|tyres?|you(?:'ll|'d| will| would| can| could| do| go| take))\\b)`,
		`\\b(?:do you (?:have|sell|stock|do)|have you (?:got|any)|you got|got|(?:show|find) (?:me|us)|looking for|after|are there|which|what)\\b.*\\b(?:${KINDS})\\b.*`,
	].join('|'),
);

/** A vehicle on loan is none of the stock. */
const ON_LOAN = /\b(?:loan|loaner|courtesy|replacement) (?:cars?|vehicles?|utes?|bikes?)\b/;

/** Asks whether there are some of a name, not about one at hand. */
const SEEKS_SOME =
	/^(?:(?:hi|hey|so|and|ok|do|have|what|which)\b[, ]*)*(?:you |ya )?(?:have|got|get|sell|stock|any)\b(?!.*\b(?:it|this|that|the)\b)/;

/** Asks what there is, with or without naming a kind of vehicle. */
const SEEKS =
	/\b(?:do you (?:have|sell|stock)|have you (?:got|any)|(?:have|you|ya) got|got an?y?|any|(?:show|find) (?:me|us)|looking for|i(?:'m| am) after|i (?:need|want)|cheapest|newest|do you sell|in stock|you have)\b/;

const LIMITS: readonly (readonly [Limit, RegExp])[] = [
	['cheaper', /\bcheaper\b|\bless (?:money|expensive)\b/g],
	['newer', /\bnewer\b/g],
	['fewer-kms', new RegExp(`\\b(?:less|lower|fewer) (?:${KMS})\\b`, 'g')],
];

/** What is to pull it: 'light enough for a RAV4'. */
const FOR_OWN =
	/\b(?:light|small) enough (?:for|to (?:tow|pull) (?:with|behind)) (?:an?|my|our) [\w-]+(?: [\w-]+)?/g;

/** Words for an order that the search understands by others. */
const FEWEST = new RegExp(`\\b(?:fewest|least|lowest) (?:${KMS})\\b`, 'g');

/** Thousands of kilometres, named by where they are: '60k on the clock'. */
const ON_CLOCK = /\b(\d+) ?(?:k|thou(?:sand)?) on (?:it|them|'?em|the clock)(?!\w)/g;

/** The words around what is looked for. */
const AROUND =
	/\b(?:(?:what|how) about|(?:i )?(?:need|want)|for (?:work|me|us|uni|school|my \w+|the (?:kids|family|farm|wife))|do you (?:guys )?(?:have|sell|stock|do|get)|have you (?:guys )?(?:got|any)|(?:have|you|ya) got|you (?:have|sell|stock)|got|(?:show|find) (?:me|us)|i(?:'m| am) (?:looking for|after)|looking for|are there|is there|there is|in stock|at the moment|right now|currently|available|please|others?|another|similar|same|instead|than(?: (?:it|this|that)(?: one)?)?|alternatives?|like (?:it|this)(?: one)?|something|anything(?! but| except| other)|any|with|an?|the|stuff|options?|else|some|(?<!\bor )more|many|what(?:'?s)?|that'?s|your|which|does|can|could|you|it|this|them|that|come|comes|get|still|there|(?<!anything )but|ones?|cars|vehicles|at your (?:yard|place|dealership)|today|colou?rs)\b/g;

/** Whether a question in lower case is about other vehicles than the one at hand. */
export const isAboutOthers = (plain: string): boolean =>
	LIKE.test(plain) || (OTHER.test(plain) && !ON_LOAN.test(plain));

/** Whether a question in lower case asks for vehicles of a name: 'Got any Corollas?' */
export const seeksNamed = (plain: string, names: readonly MakeAndModel[]): boolean =>
	SEEKS_SOME.test(plain) && namesIn(plain, names).length > 0 && !topicOf(plainText(plain));

/** Whether a question in lower case asks what there is. */
export const isSeeking = (plain: string): boolean => SEEKS.test(plain);

/** What a question about the stock looks for. */
export function stockQuestion(plain: string): StockQuestion {
	const limits = LIMITS.flatMap(([limit, pattern]) => (plain.search(pattern) >= 0 ? limit : []));
	const words = LIMITS.reduce((text, [, pattern]) => text.replace(pattern, ' '), plain)
		.replace(FOR_OWN, ' ')
		.replace(FEWEST, 'lowest kms')
		.replace(ON_CLOCK, '$1,000 km')
		.replace(AROUND, ' ')
		.replace(/[?!]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return {
		words,
		isLike: LIKE.test(plain),
		isOther: /\b(?:others?|another|else)\b/.test(plain),
		limits,
		needsKind: false,
	};
}
