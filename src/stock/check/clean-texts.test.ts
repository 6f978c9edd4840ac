import { expect, test } from 'vitest';
import { z } from 'zod';
import { webAddress } from '../../domain/vehicle/record/fields.ts';
import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { ADDRESS_FIELDS } from './clean-texts.ts';

/** The keys in a schema whose values are read as web addresses. */
function addressKeys(schema: z.core.$ZodType, key: string): string[] {
	// An address with further conditions has the same reader.
	if (schema instanceof z.ZodPipe && schema.out === webAddress.out) return [key];
	if (schema instanceof z.ZodObject) {
		return Object.entries(schema.shape).flatMap(([inner, field]) => addressKeys(field, inner));
	}
	if (schema instanceof z.ZodArray) return addressKeys(schema.element, key);
	if (schema instanceof z.ZodRecord) return addressKeys(schema.valueType, key);
	if (schema instanceof z.ZodPipe) return [...addressKeys(schema.in, key), ...addressKeys(schema.out, key)];
	if (schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable)
		return addressKeys(schema.unwrap(), key);
	return [];
}

test('no web address of the contract is cleaned as a text with markup', () => {
	const keys = addressKeys(VehicleSchema, '');
	expect(keys).toContain('primary_image_url');
	// The key of a picture at its CDN is a part of an address.
	expect(new Set([...keys, 'image_key'])).toEqual(ADDRESS_FIELDS);
});
