import { z } from 'zod';
import { ColumnMappingSchema } from './column-mapping.ts';

/** JSON: a list of records, or an object that contains one. */
const json = {
	/** The key of the list, when the document is an object with several. */
	records: z.string().optional(),
	/** The column mapping; without it, records use the field names of `src/domain/vehicle/record/vehicle.ts`. */
	columns: ColumnMappingSchema.optional(),
};

/** CSV: a table whose first row contains the headings. */
const csv = {
	/** The column separator; default: a comma. */
	delimiter: z.string().length(1).default(','),
	columns: ColumnMappingSchema,
};

/** XML: a document with an element for each vehicle. */
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
	/** Names of environment variables whose values are secret parameters of the address, by parameter: `{ api_key: 'COAST_FEED_KEY' }`. */
	query_env: z.record(z.string().min(1), z.string()).optional(),
	/** For a whole response; Node itself times out after 300. */
	timeout_seconds: z.number().positive().max(300).default(30),
	/** Further attempts after a failure. */
	retries: z.int().min(0).max(10).default(2),
};

/** The source of a dealer's stock: a JSON, CSV or XML file in its folder, or a URL that returns one. */
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

/** A feed at an address, with its format, credentials and retries. */
export type HttpSource = Extract<StockSource, { source: 'http' }>;
