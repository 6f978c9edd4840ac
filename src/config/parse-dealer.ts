import { show } from '../contracts/field.ts';
import { brandOf } from './brands/index.ts';
import { completeDealer, type Dealer, type Dealership } from './complete-dealer.ts';
import { DealerSchema } from './dealer-schema.ts';
import { dealershipOptions } from './dealership-options.ts';
import { isGroup, mergeOptions } from './merge-options.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { isTemplateName, TEMPLATES } from './templates/index.ts';

export type ParsedDealer = { dealer: Dealer; problems: [] } | { dealer: null; problems: Problem[] };

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
	if (!result.success || problems.length > 0) return { dealer: null, problems };
	const dealerships = result.data.dealerships.flatMap((declared, index): Dealership[] => {
		const complete = own[index]?.options;
		return complete ? [{ ...declared, ...complete }] : [];
	});
	return { dealer: completeDealer(result.data, dealerships), problems: [] };
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
