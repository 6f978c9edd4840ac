import * as z from 'zod/mini';
import { OWN_NUMBER } from '../../domain/spin/draw.ts';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../leads/lead-text.ts';

/** A result, with everything that is needed to repeat the draw. */
const SpinResultSchema = z.object({
	/** Id of the prize; null for none. */
	prize: z.nullable(z.string()),
	/** The code that claims it; null without a prize. */
	code: z.nullable(z.string()),
	/** Whether the drawn prize had run out, so that the spin wins nothing. */
	had_run_out: z.boolean(),
	/** ISO 8601, UTC. */
	drawn_at: z.string(),
	/** The hash that was shown before the spin: SHA-256 of the seed. */
	seal: z.string(),
	seed: z.string(),
	own_number: z.string(),
	position: z.int(),
});

export type SpinResult = z.output<typeof SpinResultSchema>;

const SpinStateSchema = z.object({
	/** Hash of the seed of this visitor's spin. */
	seal: z.string(),
	/** How many of each prize are left, by its id. */
	left: z.record(z.string(), z.int()),
	/** The result of this visitor's spin; null before it. */
	result: z.nullable(SpinResultSchema),
});

/** A visitor's spin: its sealed seed, the prizes that are left, and the result once it was drawn. */
export type SpinState = z.output<typeof SpinStateSchema>;

/** The visitor's spin before or after it was drawn (PROMO-017). */
export const spinState = {
	method: 'get',
	path: '/spin',
	summary: 'The seal and the result of the visitor’s spin, and the prizes left',
	answers: { 200: { description: 'The visitor’s spin', schema: SpinStateSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

const SpinSchema = z.object({
	name: line,
	/** Needed where players do not sign in. */
	phone: z._default(line, ''),
	/** Whether the player agrees to the terms. */
	agreed: z.boolean(),
	/** The seal that the player saw: a spin is drawn by no other seed. */
	seal: line,
	own_number: z.string().check(z.regex(OWN_NUMBER, 'Use letters and digits, up to 40.')),
});

/** Draws the visitor's spin; a second one gives the same result. */
export const spin = {
	method: 'post',
	path: '/spin',
	summary: 'Spin to win, once',
	body: { type: 'json', schema: SpinSchema },
	answers: { 200: { description: 'The result', schema: SpinResultSchema } },
	refusals: [403, 404, 409, 422, 429],
} as const satisfies Endpoint;

const field = z._default(line, '');

/** The form of the page without JavaScript: first without a seal, which is answered with a page that shows it, then with it. */
export const spinForm = {
	method: 'post',
	path: '/spin/form',
	summary: 'Spin to win, without JavaScript',
	body: {
		type: 'form',
		schema: z.object({ name: field, phone: field, agreed: field, seal: field, own_number: field }),
	},
	answers: {
		200: { description: 'A page with the seal, or with the result', type: 'text/html' },
		303: { description: 'Sign-in comes first' },
	},
	refusals: [404, 429],
} as const satisfies Endpoint;

/** Gets the visitor's spin. Never throws. */
export function getSpin(api: string) {
	return call(api + spinState.path, SpinStateSchema, { cache: 'no-store' });
}

/** Spins. Never throws. */
export function postSpin(api: string, body: z.input<typeof SpinSchema>) {
	return call(api + spin.path, SpinResultSchema, { body });
}
