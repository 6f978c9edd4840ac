import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { newDealerFiles } from '../src/config/new-dealer/new-dealer.ts';
import { isTemplateName, TEMPLATES } from '../src/config/templates/index.ts';
import { isSlug } from '../src/domain/vehicle/naming/slug.ts';
import { makeFolder } from '../src/make-folder.ts';
import { checkDealers } from '../src/site/check/check-dealers.ts';
import { DEFAULT_DEALERS } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { askFacts, FACTS, type FactName } from './new-dealer/ask-facts.ts';

const templates = Object.keys(TEMPLATES).join(', ');
const usage = `
Creates the folder of a new dealer, which builds at once: npm run new-dealer -- <slug> [options]

${FACTS.map(({ option, question }) => `  --${option} TEXT`.padEnd(19) + question).join('\n')}
  --template NAME  one of ${templates} (plain)
  --demo           an invented dealer: placeholders are not problems
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})

In a terminal it asks for facts that are not given. What is still unknown becomes a placeholder: the site builds, and npm run check
reports the placeholder as a problem.
`;

const facts = Object.fromEntries(FACTS.map(({ option }) => [option, { type: 'string' }])) as Record<
	FactName,
	{ type: 'string' }
>;

await command(
	{
		usage,
		options: {
			...facts,
			template: { type: 'string', default: 'plain' },
			demo: { type: 'boolean', default: false },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
		},
	},
	async ({ dealers, template, demo, ...given }, [slug, ...others]) => {
		if (!slug || others.length > 0)
			throw new UserError('Name the new dealer, as in npm run new-dealer -- coast-motors');
		if (!isSlug(slug))
			throw new UserError(
				`'${slug}' cannot name a dealer: expected lower-case letters, digits and single hyphens, such as coast-motors`,
			);
		if (!isTemplateName(template))
			throw new UserError(`--template takes one of ${templates}, found ${template}`);
		const dealersDir = resolve(dealers);
		const folder = join(dealersDir, slug);
		if (existsSync(folder))
			throw new UserError(`The folder ${folder} exists already; choose another slug, or remove it`);
		const known = Object.fromEntries(
			FACTS.flatMap(({ option }) => (given[option] ? [[option, given[option]]] : [])),
		);
		const asks = process.stdin.isTTY && process.stdout.isTTY && !demo;
		const answers = asks ? await askFacts(known, process.stdin, process.stdout) : known;
		for (const [path, content] of Object.entries(newDealerFiles(slug, { ...answers, template, demo }))) {
			const file = join(folder, path);
			makeFolder(dirname(file));
			writeFileSync(file, content);
		}
		const { problems } = await checkDealers(dealersDir, [slug], new Date());
		console.log(`Made ${folder}.`);
		if (problems.length > 0)
			console.log(`To fill in before it goes live:\n${problems.map((line) => `  ${line}`).join('\n')}`);
		console.log(`Next: npm run dev -- ${slug}, and npm run check -- ${slug} until it finds no problems.`);
		return 0;
	},
);
