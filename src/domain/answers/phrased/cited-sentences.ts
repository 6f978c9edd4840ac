import type { WrittenSentence } from './checked-sentence.ts';

/** A sentence up to its sources: 'It is automatic. [1][2]'. */
const CITED = /^([^[\]]*)((?:\[\s*\d+(?:\s*,\s*\d+)*\s*\]\s*)+)/;

/** Takes sentences with their sources out of a text that arrives in pieces. */
export interface SentenceReader {
	/** The sentences that are complete after another piece. */
	add: (piece: string) => WrittenSentence[];
	/** The last one, at the end of the text. */
	end: () => WrittenSentence[];
	/** What has arrived without sources so far. */
	rest: () => string;
}

/** Longer texts without a source are none of ours, characters. */
const MOST_BUFFERED = 2000;

/** Reads the sentences of a text, each with the numbers of its sources behind it. A text without sources is never a sentence. */
export function sentenceReader(): SentenceReader {
	let buffer = '';
	const take = (isEnd: boolean): WrittenSentence[] => {
		const found: WrittenSentence[] = [];
		for (;;) {
			const [whole = '', text = '', sources = ''] = CITED.exec(buffer) ?? [];
			// Another source may follow, or the rest of one.
			const isOpen = /^\s*(?:\[[\d,\s]*)?$/.test(buffer.slice(whole.length));
			if (whole === '' || (isOpen && !isEnd)) return found;
			buffer = buffer.slice(whole.length).replace(/^[.\s]+/, '');
			const said = text.replace(/\s+/g, ' ').trim();
			const cited = [...sources.matchAll(/\d+/g)].map(Number);
			if (said !== '') found.push({ text: /[.!?]$/.test(said) ? said : `${said}.`, cited });
		}
	};
	return {
		add: (piece) => {
			buffer = (buffer + piece).slice(-MOST_BUFFERED);
			return take(false);
		},
		end: () => take(true),
		rest: () => buffer.trim(),
	};
}
