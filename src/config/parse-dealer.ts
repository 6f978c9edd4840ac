import type { z } from 'zod';
import { show } from '../domain/vehicle/record/field.ts';
import { brandOf } from './brands/index.ts';
import { completeDealer, type Dealer, type Dealership } from './complete-dealer.ts';
import { DealerSchema } from './dealer-schema.ts';
import { dealershipOptions } from './dealership-options.ts';
import { isGroup, mergeOptions } from './merge-options.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { readableOptions } from './readable-part.ts';
import { schemaProblems } from './schema-problems.ts';
import { isTemplateName, TEMPLATES } from './templates/index.ts';

export type ParsedDealer =
	| { dealer: Dealer; problems: [] }
	| {
			dealer: null;
			problems: Problem[];
			/** What could be read of it all the same, to look for faults of meaning in the same round. */
			readable?: ReadablePart;
	  };

/** A dealer of faulty options. No site is made of it. */
export interface ReadablePart {
	dealer: Dealer;
	/** Options that were left out or replaced: what is said of them is not the author's. */
	replaced: readonly string[];
}

/**
 * A dealer's options over those of its make and its template, checked: the dealer, or every problem at once.
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
	// Under an unknown template the rest is checked all the same: what the plain one lacks, none has.
	const name = isTemplateName(template) ? template : 'plain';
	const preset = mergeOptions(TEMPLATES[name], brandOf(options.manufacturer));
	const merged = mergeOptions(preset, { ...options, template: name });
	const raw: Record<string, unknown> = isGroup(merged) ? merged : {};
	const result = DealerSchema.safeParse(raw);
	if (!result.success) problems.push(...schemaProblems(result.error, raw, DealerSchema, file));

	const own = (Array.isArray(raw.dealerships) ? raw.dealerships : []).map((dealership: unknown) =>
		dealershipOptions(isGroup(dealership) ? dealership : {}, raw, file),
	);
	problems.push(...untold(own, problems));
	if (result.success && problems.length === 0)
		return { dealer: completeDealer(result.data, withOptions(result.data, own)), problems: [] };
	const readable = readablePart(raw, own);
	return { dealer: null, problems, ...(readable && { readable }) };
}

type Own = ReturnType<typeof dealershipOptions>;

/** The dealerships with their options; the site's hold for one whose own are faulty. */
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

/** The problems of dealerships that are not told yet: what the site gets wrong, its dealerships inherit. */
function untold(
	dealerships: readonly { problems: readonly Problem[] }[],
	told: readonly Problem[],
): Problem[] {
	const options = new Set(told.map(({ option }) => option));
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
