/** First words of equipment that keep their capital inside a sentence. */
// biome-ignore format: a list reads by rows
const PROPER = new Set([
	'Alcantara', 'Alpine', 'Android', 'Apple', 'Autopilot', 'Bang', 'Bluetooth', 'Bose', 'Brembo', 'Burmester', 'Fox', 'Harman', 'Infinity',
	'Mark', 'Michelin', 'Nappa', 'Pioneer', 'Quadra-Trac', 'Recaro', 'Rockford', 'Showa', 'Sony', 'Super', 'Terrain', 'Torsen', 'Öhlins',
	'Akrapovič', 'Tripper', 'Flexcase', 'Magic', 'Yamaha', 'Col’s',
]);

/** An item of equipment in the form it has inside a sentence: 'heated front seats', but 'JBL sound system'. */
export function inSentence(item: string): string {
	const [short = ''] = item.split(', ');
	const [first = ''] = short.split(' ');
	return PROPER.has(first) || !/^\p{Lu}[\p{Ll}’-]*$/u.test(first)
		? short
		: short.charAt(0).toLowerCase() + short.slice(1);
}

/** 'a, b and c' */
export function listed(items: readonly string[]): string {
	const phrases = items.map(inSentence);
	return phrases.length < 2 ? (phrases[0] ?? '') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;
}

/** '61,240' */
export function figure(value: number): string {
	return value.toLocaleString('en-AU');
}

/** Names in capitals that are spoken as words, not spelt out. */
const SPOKEN = /^(RAV4|LEAF|QASHQAI|LAMS)$/;

/** 'a 55-litre tank', 'an 80-litre tank', 'an SX', 'a GXL': the article follows the first sound. */
export function withArticle(words: string): string {
	const [first = ''] = words.split(/[\s-]/);
	const isSpelt = /^[A-Z](?:[A-Z0-9]|$)/.test(first) && !SPOKEN.test(first);
	const isVowel = /^\d/.test(first)
		? /^(8|11$|18$)/.test(first)
		: isSpelt
			? /^[AEFHILMNORSX]/.test(first)
			: /^(?:[AEIO]|U(?!ni))/i.test(first);
	return `${isVowel ? 'an' : 'a'} ${words}`;
}

// biome-ignore format: a list reads by rows
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'seven'; digits from thirteen on. */
export function inWords(value: number): string {
	return NUMBERS[value] ?? String(value);
}

/** Capitalises the first letter of a sentence. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
