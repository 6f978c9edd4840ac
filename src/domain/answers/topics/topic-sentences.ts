import { isQuestion, OFFER, type Passage } from '../passages/passage.ts';
import { isOfVehicle } from '../passages/vehicle-passages.ts';
import { plainText, subjectWords } from '../questions/question-words.ts';
import { sentencesOfCondition } from './of-condition.ts';
import { sentencesOfPlaces } from './places.ts';
import type { Topic } from './topic.ts';

/**
 * The sentences that answer a question about a topic: by their words, or under a heading about it. First are those under such a heading,
 * the vehicle's own, and those that share most words with the question.
 */
export function topicSentences(
	{ asks, sentences, under, elsewhere, best, least, byCondition, byPlace }: Topic,
	question: string,
	passages: readonly Passage[],
): Passage[] {
	if (!sentences) return [];
	const words = subjectWords(question);
	const isUnder = (from: string) => asks.test(plainText(from));
	// 'The statutory warranty' is asked for by what it is.
	const worst = least?.test(question) ? undefined : least;
	const nearness = ({ text, from, href }: Passage) => {
		const own = new Set(subjectWords(`${text} ${from}`));
		const shared = words.filter((word) => own.has(word)).length;
		const said = `${from}: ${text}`;
		const worth = (best?.test(said) ? 3 : 0) - (worst?.test(said) ? 3 : 0);
		return shared * 2 + (href.startsWith('#') ? 3 : 0) + (isUnder(from) ? 4 : 0) + worth;
	};
	const isMeant = ({ text, from }: Passage) =>
		(sentences.test(text) || (!under && isUnder(from))) && (under?.test(from) ?? true);
	const meant = passages.filter(
		(passage) =>
			(passage.label === null || passage.label === OFFER) &&
			!isQuestion(passage) &&
			(isMeant(passage) || elsewhere?.test(passage.text) === true),
	);
	// A vehicle's own licence is not beside that of another one.
	const own = elsewhere ? meant.filter(isOfVehicle) : [];
	const held = own.length > 0 ? own : byCondition ? sentencesOfCondition(question, meant) : meant;
	const placed = byPlace ? sentencesOfPlaces(question, held) : held;
	const direct = placed.filter((one) => isUnder(one.from) || one.label === OFFER || isOfVehicle(one));
	return (byPlace && direct.length > 0 ? direct : [...placed])
		.map((passage) => ({ passage, near: nearness(passage) }))
		.sort((a, b) => b.near - a.near)
		.map(({ passage }) => passage);
}
