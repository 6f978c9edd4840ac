import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../call-fields.ts';
import type { Endpoint } from '../endpoint.ts';

/** The maximum size of a valuation's result, bytes. */
export const MAX_VALUATION_BYTES = 8 * 1024;

/** The result of a valuation, stored with its lead (resolution 129). */
const MiscellaneousSchema = z.looseObject({
	column_name: z.literal('valuation'),
	lead_id: id,
	/** The `submission_id` of the lead's first step, as for a further step. */
	first_submission_id: id,
});

const SavedSchema = z.object({ success: z.literal(true) });

/** The intake of a valuation's result, for a lead that was sent before (resolution 129). */
export const miscellaneous = {
	method: 'post',
	path: '/miscellaneous',
	summary: 'Keep the result of a valuation',
	body: { type: 'json', schema: MiscellaneousSchema },
	answers: { 200: { description: 'Kept', schema: SavedSchema } },
} as const satisfies Endpoint;

/** Keeps the result of a valuation. Never throws. */
export function keepMiscellaneous(api: string, body: z.input<typeof MiscellaneousSchema>) {
	return call(api + miscellaneous.path, SavedSchema, { body });
}
