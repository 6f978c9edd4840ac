import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../choose-dealers.ts';
import { UserError } from '../command.ts';
import type { Step } from './steps.ts';

export interface StepResult {
	name: string;
	/** `not run` is a failure too: nothing was verified. */
	outcome: 'passed' | 'failed' | 'not run';
	/** Why it did not pass; empty when it did. */
	reason: string;
	/** Further remarks, such as what could not be tested on this machine. */
	notes: readonly string[];
	seconds: number;
}

/** Runs one step, its output going straight to the terminal. Its notes are the lines it writes to the file `FORECOURT_RUN_NOTES` names. */
export async function runStep(step: Step): Promise<StepResult> {
	console.log(`\n── ${step.name}: ${step.about}\n`);
	const started = performance.now();
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-notes-'));
	const notesFile = join(dir, 'notes');
	const end = (outcome: StepResult['outcome'], reason = ''): StepResult => ({
		name: step.name,
		outcome,
		reason,
		notes: linesOf(notesFile),
		seconds: (performance.now() - started) / 1000,
	});
	try {
		const environment = await step.prepare?.();
		const status = await run(step, { ...environment, FORECOURT_RUN_NOTES: notesFile });
		return status === 0 ? end('passed') : end('failed', `${step.tool} ended with ${status}`);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		console.error(error.message);
		return end('not run', error.message.split('\n')[0]);
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

/** The distinct lines of a file; none when there is no file. */
function linesOf(file: string): string[] {
	if (!existsSync(file)) return [];
	return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))];
}

/** The exit code of a step's tool, or the name of the signal that ended it. */
function run({ tool, args }: Step, environment: Record<string, string>): Promise<number | string> {
	const file = join(root, 'node_modules', tool);
	if (!existsSync(file))
		throw new UserError(`node_modules/${tool} is missing; install the packages with npm ci`);
	return new Promise((settle, fail) => {
		const child = spawn(process.execPath, [file, ...args], {
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit'],
			env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
		});
		child.once('error', (error) => fail(new UserError(`${tool} could not be started: ${error.message}`)));
		child.once('exit', (code, signal) => settle(code ?? signal ?? 'no exit code'));
	});
}
