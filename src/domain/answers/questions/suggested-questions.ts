import type { NamedVehicle, Turn } from '../answer.ts';
import { answerQuestion } from '../answer-question.ts';
import type { Passage } from '../passages/passage.ts';
import { topicOf } from '../topics/topics.ts';
import { partsOf, plainText } from './question-words.ts';

/** What shoppers ask most, the most frequent first. */
const FREQUENT = [
	'How many kilometres?',
	'Any damage?',
	'Service history?',
	'How much can it tow?',
	'How many does it sleep?',
	'How many seats?',
	'When can I see it?',
	'Can I return it?',
	'Can you deliver it?',
];

/** What they ask most where no vehicle is at hand. */
const FREQUENT_OF_DEALER = [
	'Are you open now?',
	'Any offers?',
	'Can you deliver?',
	'Where are you?',
	'What is the returns policy?',
	'Is there a warranty?',
];

/**
 * Suggestions that the conversation has not been about: 'How many kilometres?' is answered by the answer to 'how many kms?'
 *
 * @param page the vehicle of the page, whose suggestions they are; null on other pages
 */
export function notYetAsked(
	suggestions: readonly string[],
	turns: readonly Turn[],
	page: Pick<NamedVehicle, 'slug'> | null,
): string[] {
	const asked = turns
		.flatMap(({ question, answer }) => {
			if (answer.kind !== 'quoted') return question;
			const isOfPage = answer.about === null || answer.about.slug === page?.slug;
			return isOfPage ? partsOf(answer.asked) : [];
		})
		.map(subjectOf);
	return suggestions.filter((question) => !asked.includes(subjectOf(question)));
}

/** The name of the topic that a question is about; the question itself where none recognises it. */
const subjectOf = (question: string): string => topicOf(plainText(question))?.name ?? question;

/**
 * Questions to begin with, which the site answers.
 *
 * @param isOfVehicle whether the passages have those of a vehicle's page
 */
export const suggestedQuestions = (
	passages: readonly Passage[],
	{ isOfVehicle, most, now }: { isOfVehicle: boolean; most: number; now: Date },
): string[] =>
	(isOfVehicle ? FREQUENT : FREQUENT_OF_DEALER)
		.filter((question) => answerQuestion(question, passages, now).kind === 'quoted')
		.slice(0, most);
