import { inDigits } from './number-words.ts';

/** Words and the rarer ones with the same meaning; the empty one has none for a search. */
const PLAIN_WORDS = Object.entries({
	'': "(do|have) you|chasing|color|could|i'?m|keen|lookin|ono|our|show|that's|wanna|wanting|what'?s|youve|yr",
	around: 'approx(imately)?|roughly|circa',
	max: 'maximum|tops',
	min: 'minimum',
	than: 'then',
	not: 'non',
	kms: 'kilomet(er|re)s?|klms?|kays?|mileage',
	ft: 'feet|foot',
	kg: 'kilo(gram)?s?',
	thousand: 'thou',
	dollars: 'bucks',
}).map(([word, rarer]) => [word, new RegExp(`(?<![a-z'])(${rarer})(?![a-z'])`, 'g')] as const);

/** A text in lower case in plainer words: with its numbers in digits, and without words that mean nothing. */
export function plainerText(text: string): string {
	return (
		PLAIN_WORDS.reduce((plain, [word, rarer]) => plain.replace(rarer, word), inDigits(text))
			.replace(/([\d.]+) mil(lion)?\b/g, (_, number) => String(number * 1_000_000))
			// 'To tow a caravan'.
			.replace(/\b(tow\w*|pull\w*) (?:(?:an?|my|our|the|up to) )+/g, '$1 ')
	);
}
