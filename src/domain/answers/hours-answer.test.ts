import { expect, test } from 'vitest';
import { ASKED_AT, DEALER_ANSWERS } from '../../../tests/fixtures/answers/dealer-pages.ts';
import { answerQuestion } from './answer-question.ts';
import { dealerKnowledge } from './passages/dealer-answers.ts';

test('yes is for all locations, also for those that are not quoted', () => {
	const [kewdale] = DEALER_ANSWERS.locations;
	if (!kewdale?.timetable) throw new Error('the dealer of the tests has a location with hours');
	const { timetable } = kewdale;
	const named = (name: string, saturday: (typeof timetable.week)[number]) => ({
		...kewdale,
		name,
		timetable: { ...timetable, week: [...timetable.week.slice(0, 6), saturday] },
	});
	const locations = [...['A', 'B', 'C'].map((name) => named(name, [540, 960])), named('D', 'Closed')];
	const ask = (some: typeof locations) =>
		answerQuestion(
			'are all your yards open saturdays',
			dealerKnowledge({ ...DEALER_ANSWERS, locations: some }, ASKED_AT).passages,
			ASKED_AT,
		);
	expect(ask(locations)).toMatchObject({ line: 'The page says:' });
	expect(ask(locations.slice(0, 3))).toMatchObject({ line: 'Yes.' });
});

test('the answer to whether the dealer is open quotes the day’s special hours', () => {
	const christmas = new Date('2026-12-25T02:00:00Z');
	const { passages } = dealerKnowledge(DEALER_ANSWERS, christmas);
	const answer = answerQuestion('are you open now?', passages, christmas);
	expect(answer).toMatchObject({
		line: 'No.',
		quotes: [{ label: 'Friday 25 Dec 2026' }, { label: 'Opening hours' }],
	});
});
