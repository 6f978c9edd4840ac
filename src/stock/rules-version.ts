import { z } from 'zod';
import { hashOf } from '../content-hash.ts';
import { VehicleSchema } from '../domain/vehicle/record/vehicle.ts';

/**
 * The version of the rules by which rows become vehicles. Raise it with every change of `src/stock` or of a rule it uses that makes other
 * vehicles of the same rows: a snapshot of another version is read again. A test fails when sample feeds come out differently.
 */
const RULES = 1;

let version: string | undefined;

/** A name for the rules and for the shape of a vehicle, which is hashed: a new field needs no new version. */
export function rulesVersion(): string {
	version ??= `${RULES}-${hashOf(JSON.stringify(z.toJSONSchema(VehicleSchema, { io: 'output', unrepresentable: 'any' })))}`;
	return version;
}
