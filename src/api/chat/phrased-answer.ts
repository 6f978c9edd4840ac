import * as z from 'zod/mini';
import { LONGEST_QUESTION } from '../../domain/answers/questions/question-length.ts';
import type { Endpoint } from '../endpoint.ts';
import { PHRASED_ANSWERS_PATH } from './phrased-answer-path.ts';

/** An answer of the chat in a language model's words, where the dealer has one (CHAT-003, VDPACT-012). */
export const phrasedAnswer = {
	method: 'post',
	path: PHRASED_ANSWERS_PATH,
	summary: 'Phrase the quotations that answer a question',
	description:
		'Each line is a sentence with the passages it was written from, sent once it has been checked against them. No lines where there is nothing to phrase, or no model.',
	body: {
		type: 'json',
		schema: z.object({
			question: z.string().check(z.maxLength(LONGEST_QUESTION)),
			/** The slug of the vehicle it is about; null for none. */
			vehicle: z.nullable(z.string().check(z.maxLength(200))),
		}),
	},
	answers: { 200: { description: 'Sentences, one a line, each JSON', type: 'application/jsonl' } },
	refusals: [422, 429],
} as const satisfies Endpoint;
