import { expect, test } from 'vitest';
import { ASKED_AT } from '../../../../tests/fixtures/answers/dealer-pages.ts';
import { knowledgeOf } from '../../../../tests/fixtures/answers/knowledge.ts';
import type { Turn } from '../answer.ts';
import { converse } from '../converse.ts';
import { notYetAsked } from './suggested-questions.ts';

const SUGGESTED = ['How many kilometres?', 'Any damage?', 'Can you deliver it?'];

async function leftAfter(page: string, ...questions: readonly string[]) {
	const turns: Turn[] = [];
	const knowledge = knowledgeOf(page);
	for (const question of questions)
		turns.push({ question, on: page, answer: await converse(question, turns, knowledge, ASKED_AT) });
	return notYetAsked(SUGGESTED, turns, knowledge.page);
}

test.each([
	['hatch', ['how many kms?'], ['Any damage?', 'Can you deliver it?']],
	['hatch', ['odometer, and any scratches?'], ['Can you deliver it?']],
	['hatch', ['do you deliver'], ['How many kilometres?', 'Any damage?']],
	['hatch', ['How many kilometres?', 'and any marks'], ['Can you deliver it?']],
	['hatch', ['how many kms on the prado?'], SUGGESTED],
	['hatch', ['who are you'], SUGGESTED],
])('on the page of the %s, after %s, other questions are suggested', async (page, questions, left) => {
	expect(await leftAfter(page, ...questions)).toEqual(left);
});
