import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, UserError } from './command.ts';
import { resultTable } from './test/result-table.ts';
import { runStep, type StepResult } from './test/run-step.ts';
import { STEPS, type Step } from './test/steps.ts';

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
		const chosen = STEPS.filter(({ name }) => only.length === 0 || only.includes(name));
		const results = await runAll(chosen);
		return results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
	},
);

/** Runs the static steps side by side, then the others one after the other, and prints the table of all. */
async function runAll(steps: readonly Step[]): Promise<StepResult[]> {
	const started = performance.now();
	const scratch = scratchFolder();
	// Sites that Vitest built are those the browser visits.
	const sites = mkdtempSync(join(scratch, 'sites-'));
	const run = (step: Step) => runStep(step, { TMPDIR: scratch, FORECOURT_TEST_SITES: sites });
	const results = await Promise.all(steps.filter(({ isStatic }) => isStatic).map(run));
	for (const step of steps.filter(({ isStatic }) => !isStatic)) results.push(await run(step));
	console.log(`\n${resultTable(results, (performance.now() - started) / 1000)}`);
	return results;
}

/** A folder for all temporary files of the run, also those of programs that tests kill. It is removed when the run ends. */
function scratchFolder(): string {
	const scratch = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
	// Servers that root starts run as another user, who has to get through to their data.
	chmodSync(scratch, 0o755);
	process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
	return scratch;
}
