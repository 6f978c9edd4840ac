import { answerQuestion } from './answer-question.ts';
import type { Passage } from './passage.ts';

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
