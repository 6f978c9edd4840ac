import * as z from 'zod/mini';
import { STATES } from '../../domain/place/states.ts';
import { plateProblem } from '../../domain/trade-in/number-plate.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { line } from '../leads/lead-text.ts';

/** The abbreviations of states, as `regoState` has them: 'VIC'. */
export const REGO_STATES = Object.values(STATES).map(({ label }) => label);

const VehicleLookupSchema = z.object({
	/** As typed, '1ab 2cd'. */
	rego: line.check(
		z.refine((typed) => plateProblem(typed) === null, {
			error: ({ input }) => plateProblem(String(input)) ?? '',
		}),
	),
	regoState: z.enum(REGO_STATES, 'Please choose the state the vehicle is registered in.'),
});

/** A vehicle that was found by its plate, to be confirmed by its owner. */
export const FoundVehicleSchema = z.object({
	/** For {@link valueVehicle}; known for seven days. */
	id: z.string(),
	item_type: z.enum(ITEM_TYPES),
	make: z.string(),
	model: z.string(),
	/** 'Maxx Sport'; null when unknown. */
	variant: z.nullable(z.string()),
	/** The year it was built. */
	year: z.int(),
	/** '2021 Mazda CX-5 Maxx Sport'. */
	title: z.string(),
	/** 'KF, 2.5 petrol automatic, Snowflake White'; null when unknown. */
	summary: z.nullable(z.string()),
	/** Facts by which its owner recognises it: 'Body': 'SUV, 5 seats'. */
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
	/** The drawing of it, and its colour there: 'ute' and 'white'; null when unknown, or like no drawing. */
	body: z.nullable(z.string()),
	colour: z.nullable(z.string()),
	/** An invented record of a demonstration site, which the page must mark as such. */
	is_sample: z.boolean(),
});

export type FoundVehicle = z.output<typeof FoundVehicleSchema>;

const VehicleLookupAnswerSchema = z.discriminatedUnion('status', [
	z.object({ status: z.literal('found'), vehicle: FoundVehicleSchema }),
	/** No vehicle has this plate in this state; `message` names another state whose plates look like it. */
	z.object({ status: z.literal('unknown'), message: z.string() }),
	/** The register cannot be asked: the form continues with make, model and year by hand. */
	z.object({ status: z.literal('by_hand'), message: z.string() }),
]);

/** A number plate's vehicle, or the way on without it. */
export type VehicleLookupAnswer = z.output<typeof VehicleLookupAnswerSchema>;

/** The look-up of a number plate (LEADAPI-005, TRADEIN-022). */
export const vehicleLookup = {
	method: 'post',
	path: '/trade-in/vehicle',
	summary: 'Find a vehicle by its number plate',
	body: { type: 'json', schema: VehicleLookupSchema },
	answers: {
		200: { description: 'The vehicle, or how to continue without it', schema: VehicleLookupAnswerSchema },
	},
} as const satisfies Endpoint;

/** Looks up a number plate. Never throws. */
export function lookUpVehicle(api: string, body: z.input<typeof VehicleLookupSchema>) {
	return call(api + vehicleLookup.path, VehicleLookupAnswerSchema, { body });
}
