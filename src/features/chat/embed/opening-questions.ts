import { dealerKnowledge } from '../../../domain/answers/passages/dealer-answers.ts';
import { suggestedQuestions } from '../../../domain/answers/questions/suggested-questions.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { Site } from '../../../site/site.ts';
import { dealerAnswers } from './dealer-answers.ts';

/** How many questions the box on a vehicle's page offers. */
const MOST = 2;

/** Questions that a vehicle's page answers, for the box that opens its chat: cheap enough to choose for every page of a build. */
export function openingQuestions({ dealercomments, specifications, seats }: Vehicle): string[] {
	const comments = dealercomments ?? '';
	const known: readonly (readonly [boolean, string])[] = [
		[/scratch|dent|chip|scuff|\bmark\b/i.test(comments), 'Any damage?'],
		[/\bservic|stamped|log ?book/i.test(comments), 'Service history?'],
		[specifications.sleeps !== null, 'How many does it sleep?'],
		[seats !== null, 'How many seats?'],
	];
	return known.flatMap(([isKnown, question]) => (isKnown ? question : [])).slice(0, MOST);
}

/** Questions that a dealer's site answers whenever it is read: not from an offer, which may have ended by then. */
export function questionsOfDealer(site: Site): string[] {
	const answers = dealerAnswers(site);
	const lasting = { ...answers, pages: answers.pages.filter(({ window }) => window === null) };
	const { passages } = dealerKnowledge(lasting, site.now);
	return suggestedQuestions(passages, { isOfVehicle: false, most: MOST, now: site.now });
}
