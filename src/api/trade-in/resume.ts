import * as z from 'zod/mini';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { PhotoSchema } from './photos.ts';
import { AdjustmentAnswersSchema, ValuationAnswerSchema } from './valuation.ts';

const text = z.nullable(z.string());
const answer = z.nullable(z.enum(['Yes', 'No']));

/** A trade-in as far as it has come, for another device of its sender. Without name, phone and email: the lead has these. */
export const ResumedTradeInSchema = z.object({
	lead_id: z.string(),
	/** For `first_submission_id` of further steps. */
	submission_id: z.string(),
	/** Nothing more can be sent once it is complete. */
	is_finished: z.boolean(),
	item_type: z.enum(ITEM_TYPES),
	rego: text,
	regoState: text,
	make: text,
	model: text,
	year: z.nullable(z.int()),
	kms: z.nullable(z.int()),
	adjustmentAnswers: AdjustmentAnswersSchema,
	/** The vehicle as its valuation names and draws it; null before one. */
	vehicle: z.nullable(z.object({ title: z.string(), variant: text, body: text, colour: text })),
	/** What is owed on it and hoped for it, dollars; the answers to whether anything is owed, and whether another vehicle is wanted. */
	finance: answer,
	amount_owing: z.nullable(z.number()),
	trade_in: answer,
	desired_price: z.nullable(z.number()),
	/** Where it would be brought. */
	location_id: text,
	/** The vehicle in stock it is traded in on; null for none, or one that has gone. */
	car_id: text,
	/** Its latest valuation; null before one, or when it has ended. */
	valuation: z.nullable(ValuationAnswerSchema),
	photos: z.array(PhotoSchema),
});

export type ResumedTradeIn = z.output<typeof ResumedTradeInSchema>;

/** The name of the fragment with the token in the receipt's link: `/trade-in#resume=…`. Browsers send no fragments. */
export const RESUME_FRAGMENT = 'resume';

/** Continuing a trade-in on another device, by the link of the receipt, which ends after seven days. */
export const tradeInResume = {
	method: 'post',
	path: '/trade-in/resume',
	summary: 'Continue a trade-in by the link of its receipt',
	body: { type: 'json', schema: z.object({ token: z.string().check(z.maxLength(1000)) }) },
	answers: { 200: { description: 'What was answered so far', schema: ResumedTradeInSchema } },
} as const satisfies Endpoint;

/** Gets a trade-in by the token of its link. Never throws; a link that has ended is refused with 404. */
export function resumeTradeIn(api: string, token: string) {
	return call(api + tradeInResume.path, ResumedTradeInSchema, { body: { token } });
}
