import { DEPOSIT_AND_LENDER } from './deposit-question.ts';
import { WORDINGS } from './wordings.ts';

/** Words that carry no subject. */
const FILLERS = new Set(
	`next ok okay alright tho though a an the it its this that these those is are was were be been am do does did has have had having got get gets come comes with without of
	for from to in on at by as and or any some there here what which how much many can could would will you your yours i we me my our us
	where wheres when please u ur r hi hello hey mate tell know about like want need just so if then not no doesnt isnt hasnt yeah yes car vehicle one thing still also too all really very
	fitted listed standard included include includes equipped feature features option options works working good size big kind type sort number until when whats hows theres`.split(
		/\s+/,
	),
);

/** Words as some type them, and as others do. */
const TYPED: readonly (readonly [RegExp, string])[] = [
	[/\bwot(?='?s?\b)/g, 'what'],
	[/\bwat(?=s?\b)/g, 'what'],
	[/\bwiv\b/g, 'with'],
	[/\bhight\b/g, 'height'],
	[/\bincl\b/g, 'included'],
	[/\b(?:tmrw?|tmr?o|tomoz|tomoro?|tomorow|tommorr?ow|2moro?w?)\b/g, 'tomorrow'],
	[/\bthru\b/g, 'through'],
	[/\bhav\b/g, 'have'],
	[/\bklm'?s?\b/g, 'kms'],
	[/\bcerts?\b/g, 'certificate'],
	[/\bppl\b/g, 'people'],
	[/\bcyls?\b/g, 'cylinder'],
	[/\b(\d+)cyls?\b/g, '$1 cylinder'],
	[/\bstat(?=\.? warrant)/g, 'statutory'],
	[/\b(?:ya|yas|yous|youse)\b/g, 'you'],
	[/(?<=^|\b(?:and|are|can|could|did|do|have|if|r|time|what|when|where|will|would) )u\b/g, 'you'],
];

/** A text in lower case, with plain spaces, apostrophes and words. */
export const lowerText = (text: string): string =>
	TYPED.reduce(
		(typed, [pattern, words]) => typed.replace(pattern, words),
		text
			.normalize('NFKC')
			.toLowerCase()
			.replace(/[‘’`´]/g, "'")
			.replace(/\s+/g, ' ')
			.trim(),
	);

/** A text in lower case, with the same word for the same thing. */
export const plainText = (text: string): string =>
	WORDINGS.reduce((worded, [pattern, words]) => worded.replace(pattern, words), lowerText(text));

/** The words of a text that carry its subject, without endings; numbers are words, too. */
export function subjectWords(text: string): string[] {
	const words = plainText(text).match(/\d[\d.,]*\d|\d|[a-z][a-z']*/g) ?? [];
	return words.filter((word) => !FILLERS.has(word.replace("'", ''))).map(withoutEnding);
}

function withoutEnding(word: string): string {
	if (/^\d/.test(word)) return word.replace(/,/g, '');
	const bare = word.replace(/'s?$/, '');
	return bare.length > 4 ? bare.replace(/(ies|ied)$/, 'y').replace(/(ing|ed|es|s|e)$/, '') : bare;
}

/** The questions in a text: 'Is it automatic, and does it have CarPlay?' is two. */
export function partsOf(question: string): string[] {
	// 'If the bank says no, do I lose the deposit?' is one.
	if (DEPOSIT_AND_LENDER.test(lowerText(question))) return [question];
	return question
		.split(/[?;\n]+|,?\s+(?:and|&|plus|n)\s+|,\s+|(?<=^(?:is|are) (?:it|this)\b.*)\s+with\s+/i)
		.map((part) => part.trim())
		.filter((part) => subjectWords(part).length > 0 || /\b(old|big)\b/i.test(part));
}
