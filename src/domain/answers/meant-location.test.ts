import { expect, test } from 'vitest';
import { ASKED_AT, DEALER_ANSWERS } from '../../../tests/fixtures/answers/dealer-pages.ts';
import { knowledgeOf } from '../../../tests/fixtures/answers/knowledge.ts';
import { converse } from './converse.ts';
import { dealerKnowledge } from './passages/dealer-answers.ts';
import type { Knowledge } from './passages/knowledge.ts';
import type { AnsweringLocation } from './passages/location-passages.ts';
import { quoteOf } from './passages/passage.ts';

const WEEK = [540, 900] as const;
const answeringLocation = (
	location: Partial<AnsweringLocation> & { name: string; phone: string },
): AnsweringLocation => ({
	hours_of: 'Opening hours',
	address: `1 ${location.name} Street`,
	href: '/locations/x',
	timetable: { zone: 'Australia/Perth', week: ['Closed', WEEK, WEEK, WEEK, WEEK, WEEK, 'Closed'], dates: {} },
	...location,
});

/** A dealer with two yards and a workshop; the vehicles are in Kewdale. */
const LOCATIONS = [
	...DEALER_ANSWERS.locations,
	answeringLocation({ name: 'Bunbury', phone: '(08) 9700 0001' }),
	answeringLocation({ name: 'Workshop Street', hours_of: 'Service hours', phone: '(08) 9700 0002' }),
];

async function quotesOn(page: string, question: string): Promise<string> {
	const knowledge: Knowledge = {
		...knowledgeOf(page),
		dealer: async () => ({
			...dealerKnowledge({ ...DEALER_ANSWERS, locations: LOCATIONS }, ASKED_AT),
			names: [],
		}),
	};
	const answer = await converse(question, [], knowledge, ASKED_AT);
	return answer.kind === 'quoted' ? [answer.line, ...answer.quotes.map(quoteOf)].join(' / ') : answer.kind;
}

test.each([
	['hatch', 'what is the phone number in Bunbury?', '(08) 9700 0001', '1300'],
	['hatch', 'where is your bunbury yard', '1 Bunbury Street', 'Kewdale'],
	['hatch', 'are you open in bunbury on saturday?', 'No.', 'Thursday 8:00am'],
	['hatch', 'is it located in Bunbury?', '19 Freight Road', '1 Bunbury Street'],
	['hatch', 'where are you?', '19 Freight Road', '1 Bunbury Street'],
	['hatch', 'what is your phone number', '1300 744 486', '9700'],
	['hatch', 'when is the workshop open', 'Service hours: Monday to Friday 9:00am – 3:00pm', '8:00am'],
	['home', 'phone number of the bunbury yard?', '(08) 9700 0001', '1300'],
	['home', 'when does Bunbury open', 'Monday to Friday 9:00am – 3:00pm', '8:00am'],
	['home', 'where are you?', '1 Bunbury Street', 'Workshop'],
	['home', 'where are you?', '19 Freight Road', 'Workshop'],
])('the location that a question means answers: on %s, %s', async (page, question, said, unsaid) => {
	const quotes = await quotesOn(page, question);
	expect(quotes).toContain(said);
	expect(quotes).not.toContain(unsaid);
});
