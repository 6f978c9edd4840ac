import * as z from 'zod/mini';
import { STATES } from '../../../domain/place/states.ts';
import { BUILD_YEARS } from '../../../domain/vehicle/attributes/plausible-limits.ts';
import type { PaidService } from '../paid-service/attempt-call.ts';
import type { CallService } from '../paid-service/call-service.ts';
import type { LookUp, RegisteredVehicle } from '../services.ts';

const text = z.nullish(z.string());

/** A vehicle as AutoGrab describes it; further fields are ignored. */
const VehicleSchema = z.object({
	id: z.string(),
	year: z.coerce.number().check(z.int(), z.minimum(BUILD_YEARS.least), z.maximum(BUILD_YEARS.most)),
	make: z.string().check(z.minLength(1)),
	model: z.string().check(z.minLength(1)),
	badge: text,
	series: text,
	body_type: text,
	transmission_type: text,
	fuel_type: text,
	drive_type: text,
	capacity_cc: z.nullish(z.number()),
	num_seats: z.nullish(z.number()),
});

/** The registration search: `vehicle` is null for a plate whose vehicle AutoGrab cannot identify. */
const AnswerSchema = z.object({ vehicle: z.nullable(VehicleSchema) });

/** Finds a vehicle by its plate at AutoGrab. */
export function lookUpAtAutoGrab(call: CallService, service: PaidService): LookUp {
	return async ({ rego, state }, { slug: dealer }) => {
		const query = new URLSearchParams({ region: 'au', state: STATES[state].label });
		const result = await call({
			dealer,
			name: 'look-up',
			service,
			path: `/v2/vehicles/registrations/${encodeURIComponent(rego)}?${query}`,
			schema: AnswerSchema,
		});
		if (result.status === 'unavailable') return { status: 'unavailable' };
		const found = result.status === 'answered' ? result.answer.vehicle : null;
		return found ? { status: 'found', vehicle: vehicleFrom(found) } : { status: 'unknown' };
	};
}

function vehicleFrom(vehicle: z.output<typeof VehicleSchema>): RegisteredVehicle {
	const { id, year, make, model, badge, series, body_type, transmission_type, fuel_type, drive_type } =
		vehicle;
	const { capacity_cc, num_seats } = vehicle;
	const litres = capacity_cc ? (capacity_cc / 1000).toFixed(1) : null;
	const facts = { Body: body_type, Transmission: transmission_type, Fuel: fuel_type, Drive: drive_type };
	return {
		item_type: 'car',
		register_id: id,
		make,
		model,
		variant: badge || null,
		year,
		title: [year, make, model, badge].filter(Boolean).join(' '),
		summary: joined(
			[series, joined([litres, fuel_type?.toLowerCase(), transmission_type?.toLowerCase()], ' ')],
			', ',
		),
		facts: [
			...Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
			...(num_seats ? [{ label: 'Seats', value: String(num_seats) }] : []),
		],
		body: body_type?.toLowerCase() ?? null,
		colour: null,
		is_sample: false,
	};
}

function joined(parts: readonly (string | null | undefined)[], separator: string): string | null {
	return parts.filter(Boolean).join(separator) || null;
}
