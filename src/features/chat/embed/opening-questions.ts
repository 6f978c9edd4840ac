import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';

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
