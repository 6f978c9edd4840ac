import { inDigits } from './number-words.ts';

/** Rarer words, each as a pattern, with the plainer ones of the same meaning; the empty ones mean nothing for a search. */
const RARER_WORDS: readonly (readonly [rarer: string, plain: string])[] = [
	['then', 'than '],
	['(bigg|larg|long)er than', 'more than '],
	['(small|short|cheap)er than', 'less than '],
	["do(es)?(n'?t| not) (need|have to)( be)?|not necessarily", 'no need '],
	[
		'(' +
			'non|never|neither|minus|avoid|hate|dislike|ignore|skip|remove|refuse|barring|exclud(es?|ing)|(leave|rule) out|' +
			'(other|apart|aside|rather) (than|from)|instead of|(steer clear|(keep|stay) away) (of|from)|' +
			"\\w+n't|(do|ca|wo|is|does|should|would|must)nt|(do |can ?)?not|" +
			'(?<=(any|every|all)[a-z]*( suv| car| ute)? )bar' +
			')( (want|like|to|be|have|buy|need|show|me|afford|go|spend|pay|interested in|keen on|into))*',
		'not ',
	],
	["(do|have) you|chasing|color|could|i'?m|keen|lookin|ono|our|show|thats|wanna|wanting|whats|youve|yr", ''],
	['maximum|tops|(?<=(k|00|grand) )budget', 'max '],
	['kilomet(er|re)s?|k(lm|ay)s?|ks|mileage', 'kms '],
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
	// A colour with the name of a fuel.
	[/\b(electric|petrol) (?=blue\b)/g, '"$1-blue" '],
	// 'To tow a caravan'.
	[/\b(tow\w*|pull\w*) (?:(?:an?|my|our|the|up to) )+/g, '$1 '],
];

/** Parts, papers and places whose colour or drive is none of the vehicle: 'electric front seats', 'green slip', 'blue mountains'. */
const DESCRIBED = new RegExp(
	'\\b(black|gr[ae]y|white|blue|green|red|electric|petrol|diesel|manual|auto(matic)?) ((front|rear|sliding|folding) )?' +
		'(seat(?!s? \\d)|window|mirror|heater|(hand|park )?brake|import|slip|edition|door|tailgate|stitching|(head)?light(?=s)|wiper|park|hold|start|step|' +
		'friday|book|box|cap|tank|mountain|nomad|(?<=(red|green) )p( ?plater?)?)s?\\b',
	'g',
);

/** A text in lower case and in plainer words: with its numbers in digits, and without words that mean nothing. */
export function plainText(typed: string): string {
	return REPLACED.reduce(
		(text, [pattern, plain]) => text.replace(pattern, plain),
		inDigits(typed.toLowerCase()),
	).replace(DESCRIBED, (words) => `"${words.replace(/ /g, '-')}"`);
}
