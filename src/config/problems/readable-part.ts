import type { z } from 'zod';
import { DealerSchema } from '../dealer-schema.ts';
import { isGroup, mergeOptions } from '../merge-options.ts';
import { plain } from '../templates/plain.ts';
import { optionPath } from './problem.ts';

type Path = readonly PropertyKey[];

/** Options with the invalid ones replaced, so that semantic checks can run on the rest. */
export interface ReadableOptions {
	options: z.output<typeof DealerSchema>;
	/** The replaced options, as problems name them. */
	replaced: string[];
}

/** Values for required options that are invalid. Nothing is ever published with them. */
const STAND_IN = mergeOptions(plain, {
	slug: 'stand-in',
	name: 'Stand-in',
	template: 'plain',
	url: 'https://www.stand-in.example',
	phone: '(07) 5550 0000',
	email: 'stand-in@stand-in.example',
	address: { street: '1 Street', city: 'Brisbane', postcode: '4000' },
	logo: { words: 'Stand-in' },
	locations: [
		{
			id: 1,
			name: 'Stand-in',
			slug: 'stand-in',
			address: { street: '1 Street', city: 'Brisbane', postcode: '4000' },
		},
	],
	opening_hours: [{ weekday: 1, status: 'Closed' }],
	stock: { from: { source: 'json', file: 'stock.json' } },
	legal: { entity: 'Stand-in', abn: '00 000 000 000', licence: '0' },
});

/** Identifying options are not replaced: a replacement could look like a duplicate of another location. */
const KEPT_AS_WRITTEN: readonly PropertyKey[] = ['id', 'slug', 'name'];

/**
 * The readable part of invalid options: each invalid option is left out where it is optional, else replaced; where that does not help,
 * the whole section is replaced. Null when too little is readable.
 */
export function readableOptions(raw: Record<string, unknown>): ReadableOptions | null {
	const attempts = new Map<string, number>();
	let options: unknown = raw;
	let replaced: Path[] = [];
	for (;;) {
		const result = DealerSchema.safeParse(options);
		if (result.success) {
			return { options: asWritten(result.data, raw, replaced), replaced: replaced.map(optionPath) };
		}
		const faulty = result.error.issues.flatMap((issue) =>
			issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
		);
		for (const path of faulty) {
			const attempt = (attempts.get(optionPath(path)) ?? 0) + 1;
			attempts.set(optionPath(path), attempt);
			const place = attempt > 2 ? path.slice(0, 1) : path;
			if (attempt > 3 || place.length === 0) return null;
			options = withValueAt(options, place, attempt === 1 ? undefined : valueAt(STAND_IN, place));
			replaced = [...replaced, place];
		}
	}
}

function asWritten(
	options: z.output<typeof DealerSchema>,
	raw: unknown,
	replaced: readonly Path[],
): z.output<typeof DealerSchema> {
	const isThere = (path: Path) =>
		valueAt(options, path) !== undefined && typeof valueAt(raw, path) === 'string';
	return replaced
		.filter((path) => KEPT_AS_WRITTEN.includes(path.at(-1) ?? '') && isThere(path))
		.reduce((kept, path) => withValueAt(kept, path, valueAt(raw, path)) as typeof kept, options);
}

/** The value at a path; in the stand-in's lists, any index means the first entry. */
function valueAt(input: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, key) => {
		if (Array.isArray(value)) return value[Number(key)] ?? (input === STAND_IN ? value[0] : undefined);
		return isGroup(value) ? value[String(key)] : undefined;
	}, input);
}

function withValueAt(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
	if (key === undefined) return value;
	if (Array.isArray(input)) return input.with(Number(key), withValueAt(input[Number(key)], rest, value));
	if (!isGroup(input)) return input;
	const { [String(key)]: inner, ...others } = input;
	const changed = withValueAt(inner, rest, value);
	return changed === undefined ? others : { ...others, [String(key)]: changed };
}
