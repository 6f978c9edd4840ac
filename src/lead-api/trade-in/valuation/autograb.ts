import * as z from 'zod/mini';
import { MOST_DOLLARS } from '../../../domain/price/most-dollars.ts';
import type { PaidService } from '../paid-service/attempt-call.ts';
import type { CallService } from '../paid-service/call-service.ts';
import type { FindPrice } from '../services.ts';

/** The prediction of a price for a vehicle, and for no other; further fields are ignored. */
const answerFor = (vehicleId: string) =>
	z.object({
		prediction: z.object({
			vehicle_id: z.literal(vehicleId),
			/** What dealers pay, dollars, for a car in good condition. */
			trade_price: z.number().check(z.minimum(0), z.maximum(MOST_DOLLARS)),
			/** AutoGrab's certainty, 0 to 1. */
			score: z.number(),
		}),
	});

/** Below this certainty no figure is shown. */
const LEAST_SCORE = 0.5;
/** How far each end of the range is from the price, as AutoGrab names none: what an inspection may find. */
const MARGIN = 0.05;

/**
 * Values a vehicle at AutoGrab: only one that AutoGrab itself found by its plate, because a model without its version has many prices. The
 * condition is not sent: the answers about it change the price here, where the shopper sees by how much.
 */
export function priceAtAutoGrab(call: CallService, service: PaidService): FindPrice {
	return async ({ register_id, kms }, { slug: dealer }) => {
		if (register_id === null) return { status: 'no_prices' };
		const result = await call({
			dealer,
			name: 'valuation',
			service,
			path: '/v2/valuations/predict',
			body: { region: 'au', vehicle_id: register_id, kms },
			schema: answerFor(register_id),
		});
		if (result.status === 'missing') return { status: 'no_prices' };
		if (result.status === 'unavailable') return { status: 'unavailable' };
		const { trade_price, score } = result.answer.prediction;
		if (score < LEAST_SCORE || trade_price === 0) return { status: 'no_prices' };
		const source = 'AutoGrab’s trade price for this car and its kilometres';
		return { status: 'priced', typical: { price: trade_price, source, margin: MARGIN, kms: null } };
	};
}
