import type { z } from 'zod';
import { show } from '../domain/vehicle/record/field.ts';
import { brandOf } from './brands/index.ts';
import { completeDealer, type Dealer, type Dealership } from './complete-dealer.ts';
import { DealerSchema } from './dealer-schema.ts';
import { dealershipOptions } from './dealership-options.ts';
import { isGroup, mergeOptions } from './merge-options.ts';
import { nearest } from './problems/nearest.ts';
import type { Problem } from './problems/problem.ts';
import { readableOptions } from './problems/readable-part.ts';
import { schemaProblems } from './problems/schema-problems.ts';
import { isTemplateName, TEMPLATES } from './templates/index.ts';

/** A dealer's options after validation: the dealer, or every problem of the options. */
export type ParsedDealer =
	| { dealer: Dealer; problems: [] }
	| {
			dealer: null;
			problems: Problem[];
			/** The readable part, for semantic checks in the same run. */
			readable?: ReadablePart;
	  };

/** A dealer from invalid options, for checks only. No site is built from it. */
export interface ReadablePart {
	dealer: Dealer;
	/** Options that were left out or replaced; findings about them are not the author's fault. */
	replaced: readonly string[];
}

/**
 * Merges a dealer's options over those of its make and its template, and checks them: the dealer, or all problems.
 *
 * @param file names the options in messages, such as `harbourline/dealer.ts`
 */
export function parseDealer(options: unknown, file: string): ParsedDealer {
	if (!isGroup(options)) {
		const found = options === undefined ? 'nothing' : show(options);
		const message = `expected 'export default defineDealer({…})', found ${found}`;
		return { dealer: null, problems: [{ file, option: '', message }] };
	}
	const { template } = options;
	const problems = isTemplateName(template) ? [] : [unknownTemplate(template, file)];
	// With an unknown template, check against `plain`, the template with the fewest values, so that other problems still show.
	const name = isTemplateName(template) ? template : 'plain';
	const preset = mergeOptions(TEMPLATES[name], brandOf(options.manufacturer));
	const merged = mergeOptions(preset, { ...options, template: name });
	const raw: Record<string, unknown> = isGroup(merged) ? merged : {};
	const result = DealerSchema.safeParse(raw);
	if (!result.success) problems.push(...schemaProblems(result.error, raw, DealerSchema, file));

	const own = (Array.isArray(raw.dealerships) ? raw.dealerships : []).map((dealership: unknown) =>
		dealershipOptions(isGroup(dealership) ? dealership : {}, raw, file),
	);
	problems.push(...unreported(own, problems));
	if (result.success && problems.length === 0)
		return { dealer: completeDealer(result.data, withOptions(result.data, own)), problems: [] };
	const readable = readablePart(raw, own);
	return { dealer: null, problems, ...(readable && { readable }) };
}

type Own = ReturnType<typeof dealershipOptions>;

/** The dealerships with their options; the site's options replace invalid ones. */
function withOptions(site: z.output<typeof DealerSchema>, own: readonly Own[]): Dealership[] {
	const { features, buttons, phones, pricing, tags, loan_terms } = site;
	return site.dealerships.map((declared, index) => ({
		...declared,
		...(own[index]?.options ?? { features, buttons, phones, pricing, tags, loan_terms }),
	}));
}

function readablePart(raw: Record<string, unknown>, own: readonly Own[]): ReadablePart | null {
	const readable = readableOptions(raw);
	if (!readable) return null;
	const { options, replaced } = readable;
	const faulty = own.flatMap(({ problems }, index) => (problems.length > 0 ? [`dealerships[${index}]`] : []));
	return {
		dealer: completeDealer(options, withOptions(options, own)),
		replaced: [...replaced, ...faulty],
	};
}

/** The problems of dealerships that are not reported yet: dealerships inherit the site's problems. */
function unreported(
	dealerships: readonly { problems: readonly Problem[] }[],
	reported: readonly Problem[],
): Problem[] {
	const options = new Set(reported.map(({ option }) => option));
	return dealerships.flatMap(({ problems }, index) =>
		problems
			.filter(({ option }) => !options.has(option))
			.map((problem) => ({ ...problem, option: `dealerships[${index}].${problem.option}` }))
			.filter(({ option }) => !options.has(option)),
	);
}

function unknownTemplate(found: unknown, file: string): Problem {
	const names = Object.keys(TEMPLATES);
	const expected = `expected one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;
	if (found === undefined) return { file, option: 'template', message: `missing; ${expected}` };
	const like = typeof found === 'string' ? nearest(found, names) : null;
	const hint = like === null ? '' : `; did you mean ${JSON.stringify(like)}?`;
	return { file, option: 'template', message: `${expected}, found ${show(found)}${hint}` };
}
