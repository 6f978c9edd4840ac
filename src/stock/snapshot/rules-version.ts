import { z } from 'zod';
import { hashOf } from '../../content-hash.ts';
import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';

/**
 * The version of the rules that parse rows to vehicles. Increase it with every change of `src/stock` or of a rule it uses that gives other
 * vehicles for the same rows: a snapshot of another version is parsed again. A test fails when the result of sample feeds changes.
 */
const RULES = 1;

let version: string | undefined;

/** The version of the rules with a hash of the vehicle schema, so that a new field needs no new version. */
export function rulesVersion(): string {
	version ??= `${RULES}-${hashOf(JSON.stringify(z.toJSONSchema(VehicleSchema, { io: 'output', unrepresentable: 'any' })))}`;
	return version;
}
