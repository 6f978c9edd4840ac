import { command, UserError } from './command.ts';
import { resultTable } from './test/result-table.ts';
import { runStep, type StepResult } from './test/run-step.ts';
import { STEPS } from './test/steps.ts';

const usage = `
Runs every test: npm test -- [options]

  --only STEP      run only this step; may be given more than once

${STEPS.map(({ name, about }) => `  ${name.padEnd(15)}  ${about}`).join('\n')}

Exits with 0 only when every step ran and passed.
`;

await command(
	{ usage, options: { only: { type: 'string', multiple: true, default: [] } } },
	async ({ only }, names) => {
		if (names.length > 0)
			throw new UserError(`npm test takes no names, found ${names.join(' ')}; choose a step with --only`);
		for (const name of only) {
			if (!STEPS.some((step) => step.name === name))
				throw new UserError(
					`There is no step '${name}'. The steps are ${STEPS.map((step) => step.name).join(', ')}`,
				);
		}
		const results: StepResult[] = [];
		for (const step of STEPS) {
			if (only.length === 0 || only.includes(step.name)) results.push(await runStep(step));
		}
		console.log(`\n${resultTable(results)}`);
		return results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
	},
);
