/** A word of a text with its position. */
export interface Token {
	/** The folded word: lower case, without accents. */
	word: string;
	/** Its offsets in the text. */
	start: number;
	end: number;
	/** The separator: the text between the previous word and this one. */
	gap: string;
}

/** A word. Separators are punctuation, spaces and mathematical signs except `$ < = > ^ | ~`, as in Meilisearch. */
const WORD = /[^\p{P}\p{Z}\p{Cc}`+±×÷\u200c\u2200-\u22ff]+/gu;

/** A separator after which a word is no neighbour of the one before: the end of a sentence, or a comma before a space. */
const HARD_GAP = /[\0!;?¡§¶¿]|[.,] /;

/** The distance of two words with a hard gap between them. */
export const FAR = 8;

/** The first `most` words of a text. */
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

/** Whether a separator ends a sentence or a clause, so that the words beside it are no neighbours. */
export function isHardGap(gap: string): boolean {
	return HARD_GAP.test(gap);
}

/** A text in the form in which words are compared: lower case, without accents. */
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
