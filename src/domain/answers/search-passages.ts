import { isQuestion, type Passage, quoteOf } from './passages/passage.ts';
import { subjectWords } from './questions/question-words.ts';

/** Words of doing, which say nothing by themselves of what is asked about: 'Can you leave it?' */
const OF_DOING = new Set('put bring leav tak go giv keep mak say us do'.split(' '));

/**
 * The passages that have every word of a question, the shortest first: a short fact says it more plainly than a long sentence. None for a
 * question with a word, or a number, that no passage has: what the site does not say is not guessed.
 */
export function searchPassages(question: string, passages: readonly Passage[], most: number): Passage[] {
	const words = [...new Set(subjectWords(question))];
	if (words.every((word) => OF_DOING.has(word))) return [];
	return passages
		.filter((passage) => {
			if (isQuestion(passage)) return false;
			const own = new Set(subjectWords(`${quoteOf(passage)} ${passage.from}`));
			const said = new Set(subjectWords(quoteOf(passage)));
			return words.every((word) => own.has(word)) && words.some((word) => said.has(word));
		})
		.sort((a, b) => a.text.length - b.text.length)
		.slice(0, most);
}
