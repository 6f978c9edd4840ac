import { inDigits } from './number-words.ts';

/** Words and the rarer ones with the same meaning; the empty one has none for a search. */
const PLAIN_WORDS = Object.entries({
	'': "(do|have) you|chasing|color|could|i'?m|keen|lookin|ono|our|show|thats|wanna|wanting|whats|youve|yr",
	around: 'approx(imately)?|roughly|circa',
	max: 'maximum|tops|(?<=(k|00|grand) )budget',
	min: 'minimum',
	than: 'then',
	not:
		"non|never|isn'?t|avoid|hate|exclud(e|ing)|(other|apart) (than|from)|instead of|(don'?|do no)t (want|like)|" +
		'(?<=(an?y|every|all)[a-z]*( suv| car| ute)? )bar',
	kms: 'kilomet(er|re)s?|klms?|kays?|mileage',
	ft: 'feet|foot',
	kg: 'kilo(gram)?s?',
	grand: 'thou(sand)?',
	dollars: 'bucks',
});

/** Parts and papers whose colour or drive is none of the vehicle: 'electric windows', 'green slip'. */
const DESCRIBED =
	/\b(black|gr[ae]y|white|blue|green|electric|diesel) ((?:seat(?!s? \d)|window|mirror|heater|brake|import|slip|edition)s?)\b/g;

/** A text in lower case in plainer words: with its numbers in digits, and without words that mean nothing. */
export function plainerText(text: string): string {
	return (
		PLAIN_WORDS.reduce(
			(plain, [word, rarer]) =>
				plain.replace(new RegExp(`(?<![a-z'])(${rarer})(?![a-z'])[ -]?`, 'g'), `${word} `),
			inDigits(text),
		)
			.replace(/([\d.]+) mil(lion)?\b/g, (_, number) => String(number * 1_000_000))
			.replace(DESCRIBED, '"$1-$2"')
			// 'To tow a caravan'.
			.replace(/\b(tow\w*|pull\w*) (?:(?:an?|my|our|the|up to) )+/g, '$1 ')
	);
}
