import { inDigits } from './number-words.ts';

/** Rarer words, each as a pattern, with the plainer ones of the same meaning; the empty ones mean nothing for a search. */
const RARER_WORDS: readonly (readonly [rarer: string, plain: string])[] = [
	["(do|have) you|chasing|color|could|i'?m|keen|lookin|ono|our|show|thats|wanna|wanting|whats|youve|yr", ''],
	['approx(imately)?|roughly|circa', 'around '],
	['maximum|tops|(?<=(k|00|grand) )budget', 'max '],
	['minimum', 'min '],
	['then', 'than '],
	[
		"non|never|isn'?t|avoid|hate|exclud(e|ing)|(other|apart) (than|from)|instead of|(don'?|do no)t (want|like)|" +
			'(?<=(an?y|every|all)[a-z]*( suv| car| ute)? )bar',
		'not ',
	],
	['kilomet(er|re)s?|klms?|kays?|mileage', 'kms '],
	['feet|foot', 'ft '],
	['kilo(gram)?s?', 'kg '],
	['thou(sand)?', 'grand '],
	['bucks', 'dollars '],
];

const REPLACED: readonly (readonly [RegExp, string])[] = [
	[/\s+/g, ' '],
	[/[‘’]/g, "'"],
	[/'s\b/g, 's'],
	[/[“”]/g, '"'],
	[/[‐-―]/g, '-'],
	// 'White/silver' is 'white or silver', and 'MY23' is 2023.
	[/(?<=\p{L}{2})\/(?=\p{L}{2})/gu, ' or '],
	[/\bmy(?=\d\d\b)/g, '20'],
	...RARER_WORDS.map(
		([rarer, plain]) => [new RegExp(`(?<![a-z'])(${rarer})(?![a-z'])[ -]?`, 'g'), plain] as const,
	),
	// Parts and papers whose colour or drive is none of the vehicle: 'electric windows', 'green slip'.
	[
		/\b(black|gr[ae]y|white|blue|green|electric|diesel) ((?:seat(?!s? \d)|window|mirror|heater|brake|import|slip|edition)s?)\b/g,
		'"$1-$2"',
	],
	// 'To tow a caravan'.
	[/\b(tow\w*|pull\w*) (?:(?:an?|my|our|the|up to) )+/g, '$1 '],
];

/** A text in lower case and in plainer words: with its numbers in digits, and without words that mean nothing. */
export function plainText(typed: string): string {
	return REPLACED.reduce((text, [pattern, plain]) => text.replace(pattern, plain), inDigits(typed.toLowerCase()));
}
