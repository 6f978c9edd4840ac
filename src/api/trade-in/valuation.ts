import * as z from 'zod/mini';
import { KILOMETRES_PROBLEM, MOST_KMS } from '../../domain/trade-in/own-vehicle.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { BUILD_YEARS } from '../../domain/vehicle/attributes/plausible-limits.ts';
import { call } from '../call.ts';
import { id } from '../call-fields.ts';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../leads/lead-text.ts';

/** Answers about the condition, by the names of `CONDITION_QUESTIONS`. */
export const AdjustmentAnswersSchema = z.record(line, z.union([line, z.number(), z.boolean()]));

const ValuationSchema = z.object({
	/** The `id` of a found vehicle; absent for one entered by hand. */
	id: z.optional(id),
	/** Of a vehicle entered by hand, as are the fields down to `item_type`. */
	make: z.optional(line),
	model: z.optional(line),
	year: z.optional(z.int().check(z.minimum(BUILD_YEARS.least), z.maximum(BUILD_YEARS.most))),
	item_type: z.optional(z.enum(ITEM_TYPES)),
	kms: z.int().check(z.minimum(0, KILOMETRES_PROBLEM), z.maximum(MOST_KMS, KILOMETRES_PROBLEM)),
	adjustmentAnswers: z._default(AdjustmentAnswersSchema, {}),
});

/** The service's answer to a valuation. */
export const ValuationAnswerSchema = z.discriminatedUnion('status', [
	z.object({
		status: z.literal('estimated'),
		/** For a lead and for {@link adjustValuation}. */
		id: z.string(),
		/** The lower end of the range: what an acceptance is held to, subject to inspection (TRADEIN-023). Dollars. */
		offer_price: z.number(),
		upper_price: z.number(),
		/** The last day it is held, in the dealer's time zone: '2026-11-29'. */
		held_until: z.string(),
		/** What the figure is made of; the amounts add up to the middle of the range. */
		reasons: z.array(z.object({ label: z.string(), detail: z.nullable(z.string()), amount: z.number() })),
		is_sample: z.boolean(),
	}),
	/** No estimate online: a buyer values the vehicle. `id` is for a lead, as above. */
	z.object({
		status: z.literal('by_hand'),
		id: z.string(),
		reason: z.enum(['age', 'kms', 'condition', 'no_prices', 'unavailable', 'dealer']),
		/** Why, for the shopper, with the figures that decide it. */
		message: z.string(),
	}),
]);

export type ValuationAnswer = z.output<typeof ValuationAnswerSchema>;

const ANSWERS = {
	200: { description: 'The estimate, or why there is none', schema: ValuationAnswerSchema },
} as const;

/** The valuation of a shopper's vehicle (TRADEIN-007, TRADEIN-024). */
export const valuation = {
	method: 'post',
	path: '/trade-in/valuation',
	summary: 'Estimate what a vehicle is worth to the dealer',
	body: { type: 'json', schema: ValuationSchema },
	answers: ANSWERS,
} as const satisfies Endpoint;

const AdjustmentSchema = z.object({
	/** The `id` of a valuation. */
	id,
	adjustmentAnswers: AdjustmentAnswersSchema,
	/** Kilometres, where these changed too. */
	kms: z.optional(z.int().check(z.minimum(0, KILOMETRES_PROBLEM), z.maximum(MOST_KMS, KILOMETRES_PROBLEM))),
});

/** A valuation with other answers (LEADAPI-004, TRADEIN-021). The earlier valuation stays as it is. */
export const adjustment = {
	method: 'post',
	path: '/trade-in/adjustments',
	summary: 'Value a vehicle again with other answers',
	body: { type: 'json', schema: AdjustmentSchema },
	answers: ANSWERS,
} as const satisfies Endpoint;

/** Values a vehicle. Never throws. */
export function valueVehicle(api: string, body: z.input<typeof ValuationSchema>) {
	return call(api + valuation.path, ValuationAnswerSchema, { body });
}

/** Values a vehicle again with other answers. Never throws. */
export function adjustValuation(api: string, body: z.input<typeof AdjustmentSchema>) {
	return call(api + adjustment.path, ValuationAnswerSchema, { body });
}
