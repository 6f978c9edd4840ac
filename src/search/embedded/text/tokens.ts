/** A word of a text, and where it stands. */
export interface Token {
	/** As words are compared: lower case, without accents. */
	word: string;
	/** The part of the text it is made of. */
	start: number;
	end: number;
	/** What stands between the word before and this one. */
	gap: string;
}

/** What is not part of a word: punctuation, spaces and mathematical signs, but not `$ < = > ^ | ~`, as in Meilisearch. */
const WORD = /[^\p{P}\p{Z}\p{Cc}`+±×÷\u200c\u2200-\u22ff]+/gu;

/** What parts two words so far that they are no neighbours: the end of a sentence, or a comma before a space. */
const HARD_GAP = /[\0!;?¡§¶¿]|[.,] /;

/** How far apart words count as that have a hard gap between them. */
export const FAR = 8;

/** The words of a text in their order, at most so many. */
export function tokensOf(text: string, most = Infinity): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	WORD.lastIndex = 0;
	for (let match = WORD.exec(text); match !== null && tokens.length < most; match = WORD.exec(text)) {
		const word = folded(match[0]);
		const start = match.index;
		if (word !== '') tokens.push({ word, start, end: WORD.lastIndex, gap: text.slice(end, start) });
		end = WORD.lastIndex;
	}
	return tokens;
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
	return tokensOf(text).map(({ word }) => word);
}

export function isHardGap(gap: string): boolean {
	return HARD_GAP.test(gap);
}

/** A text as words are compared: lower case, without accents. */
export function folded(word: string): string {
	// Plain ASCII, which most words are, needs no Unicode tables.
	if (/^[\0-\x7f]*$/.test(word)) return word.toLowerCase();
	return word
		.normalize('NFKD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replaceAll('æ', 'ae')
		.replaceAll('œ', 'oe');
}
