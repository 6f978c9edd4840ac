import type { z } from 'zod';
import { mergeOptions } from './merge-options.ts';
import type { Problem } from './problems/problem.ts';
import { schemaProblems } from './problems/schema-problems.ts';
import { DEALERSHIP_OPTIONS } from './sections/dealerships.ts';

type Options = typeof DEALERSHIP_OPTIONS;

/** The sections a dealership may override, complete. */
export type DealershipOptions = { -readonly [Name in keyof Options]: z.output<Options[Name]> };

/**
 * Merges the options of one dealership over the site's, before defaults are applied (CONFIG-038): complete options, or the
 * problems in them. The option of a problem begins with the section, such as `features.reserve.terms_page`.
 */
export function dealershipOptions(
	own: Partial<Record<keyof Options, unknown>>,
	site: Record<string, unknown>,
	file: string,
): { options: DealershipOptions; problems: [] } | { options: null; problems: Problem[] } {
	const options: Partial<Record<keyof Options, unknown>> = {};
	const problems: Problem[] = [];
	for (const [name, schema] of Object.entries(DEALERSHIP_OPTIONS) as [keyof Options, z.ZodType][]) {
		const merged = mergeOptions(site[name] ?? {}, own[name]);
		const result = schema.safeParse(merged);
		if (result.success) options[name] = result.data;
		else {
			const found = schemaProblems(result.error, merged, schema, file);
			problems.push(
				...found.map((problem) => ({ ...problem, option: [name, problem.option].filter(Boolean).join('.') })),
			);
		}
	}
	return problems.length > 0
		? { options: null, problems }
		: { options: options as DealershipOptions, problems: [] };
}
