import { expect, test } from 'vitest';
import { knowledgeOf, SLUG_OF_SOLD } from '../../../tests/fixtures/answers/knowledge.ts';
import { stockedName } from '../../../tests/fixtures/answers/stock.ts';
import { stockQuestion } from '../../domain/answers/questions/stock-question.ts';

const ask = (typed: string, near: string | null = 'hatch', needsKind = false) =>
	knowledgeOf('hatch').stock(
		{ ...stockQuestion(typed), needsKind },
		near === null ? null : stockedName(near),
	);
const slugsOf = async (...asked: Parameters<typeof ask>) =>
	(await ask(...asked))?.found.map(({ slug }) => slug).toSorted() ?? null;

test.each([
	['do you have another corolla', ['silver-corolla', 'white-corolla']],
	['any others', ['silver-corolla', 'white-corolla']],
	['anything newer like it', ['white-corolla']],
	['similar with less kms', ['white-corolla']],
	['something cheaper', ['mazda-3', 'silver-corolla']],
	['any manual cars under 20k', ['mazda-3', 'silver-corolla']],
	['got any hiluxes', []],
	['got any zebras', null],
	['got any porsches', []],
	['got an i30', []],
	['does it have a spare', null],
	['got any family ones with bunks and a fold-out table', ['new-outback']],
])('%s finds %s', async (typed, slugs) => {
	expect(await slugsOf(typed)).toEqual(slugs);
});

test('a question with a colour alone is no search where it must name a kind of vehicle', async () => {
	expect(await slugsOf('do you have white', null, true)).toBeNull();
	expect(await slugsOf('do you have white utes', null, true)).toEqual(['d-max']);
});

test('a sold vehicle is never found', async () => {
	expect(await slugsOf(`do you have a ${SLUG_OF_SOLD}`, null)).toEqual([]);
});

test('where no vehicle has all the words, the rarest are searched for, and the others are named as not used', async () => {
	const answer = await ask('any petrol wagons or suvs with a maxx table', null);
	expect(answer?.found.map(({ slug }) => slug)).toEqual(['cx-5']);
	expect(answer?.unused).toEqual(['table']);
});

test('words of a wish for similar vehicles that cannot be read are named as not used', async () => {
	const answer = await ask('anything similar with a longer cable');
	expect(answer?.found).not.toEqual([]);
	expect(answer?.unused).toEqual(['longer cable']);
});

test('words that no vehicle has are named', async () => {
	expect((await ask('white utes for zebras', null))?.unused).toEqual(['zebras']);
});
