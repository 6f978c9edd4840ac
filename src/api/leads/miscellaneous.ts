import * as z from 'zod/mini';
import { id } from '../call-fields.ts';
import type { Endpoint } from '../endpoint.ts';
import { MISCELLANEOUS_PATH } from './miscellaneous-path.ts';

/** The maximum size of a valuation's result, bytes. */
export const MAX_VALUATION_BYTES = 8 * 1024;

/** The result of a valuation, stored with its lead (resolution 129). */
const MiscellaneousSchema = z.looseObject({
	column_name: z.literal('valuation'),
	lead_id: id,
	/** The `submission_id` of the lead's first step, as for a further step. */
	first_submission_id: id,
});

export const miscellaneous = {
	method: 'post',
	path: MISCELLANEOUS_PATH,
	summary: 'Keep the result of a valuation',
	body: { type: 'json', schema: MiscellaneousSchema },
	answers: { 200: { description: 'Kept', schema: z.object({ success: z.literal(true) }) } },
} as const satisfies Endpoint;
