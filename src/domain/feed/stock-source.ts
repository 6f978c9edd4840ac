import { z } from 'zod';
import { ColumnMappingSchema } from './column-mapping.ts';

/** A list of records, or an object that holds one. */
const json = {
	/** The key that holds the list, when the document is an object with several. */
	records: z.string().optional(),
	/** Where fields come from; without it records have the names of `src/domain/vehicle/record/vehicle.ts`. */
	columns: ColumnMappingSchema.optional(),
};

/** A table whose first row holds the headings. */
const csv = {
	/** What separates columns; a comma unless said otherwise. */
	delimiter: z.string().length(1).default(','),
	columns: ColumnMappingSchema,
};

/** A document of elements. */
const xml = {
	/** The name of the element that is one vehicle, such as `vehicle`. */
	record: z.string().min(1),
	columns: ColumnMappingSchema,
};

/** Path inside the dealer's folder. */
const file = z
	.string()
	.refine(
		(path) => path !== '' && !/^([\\/]|[a-z]:)/i.test(path) && !path.split(/[\\/]/).includes('..'),
		"expected a path inside the dealer's folder",
	);

const http = {
	source: z.literal('http'),
	url: z.url({ protocol: /^https?$/ }),
	/** Name of the environment variable whose value is sent as the Authorization header. */
	authorization_env: z.string().optional(),
	/** For one whole answer; Node gives up by itself after 300. */
	timeout_seconds: z.number().positive().max(300).default(30),
	/** Further attempts after the first one failed. */
	retries: z.int().min(0).max(10).default(2),
};

/** Where a dealer's stock comes from: a JSON, CSV or XML file in its folder, or an address that answers with one. */
export const StockSourceSchema = z.discriminatedUnion('source', [
	z.strictObject({ source: z.literal('json'), file, ...json }),
	z.strictObject({ source: z.literal('csv'), file, ...csv }),
	z.strictObject({ source: z.literal('xml'), file, ...xml }),
	z.discriminatedUnion('format', [
		z.strictObject({ ...http, format: z.literal('json'), ...json }),
		z.strictObject({ ...http, format: z.literal('csv'), ...csv }),
		z.strictObject({ ...http, format: z.literal('xml'), ...xml }),
	]),
]);

export type StockSource = z.output<typeof StockSourceSchema>;
export type HttpSource = Extract<StockSource, { source: 'http' }>;
