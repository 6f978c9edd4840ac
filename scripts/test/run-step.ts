import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../choose-dealers.ts';
import { UserError } from '../command.ts';
import type { Step } from './steps.ts';

const compileCache = join(root, 'node_modules/.cache/node-compile');

/** The outcome of one step of `npm test`. */
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

/**
 * Runs one step. Its output goes straight to the terminal, that of a static step when it ends. Its notes are the lines it writes to the
 * file that `FORECOURT_RUN_NOTES` names.
 *
 * @param shared environment variables for every step
 */
export async function runStep(step: Step, shared: Record<string, string>): Promise<StepResult> {
	const heading = `\n── ${step.name}: ${step.about}\n`;
	if (!step.isStatic) console.log(heading);
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
		const { status, output } = await run(step, { ...shared, ...environment, FORECOURT_RUN_NOTES: notesFile });
		if (step.isStatic) console.log(`${heading}\n${output.trim()}`);
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

/** The exit code of a step's tool, or the name of the signal that ended it, and the output of a static one. */
function run(
	{ tool, args, isStatic }: Step,
	environment: Record<string, string>,
): Promise<{ status: number | string; output: string }> {
	const file = join(root, 'node_modules', tool);
	if (!existsSync(file))
		throw new UserError(`node_modules/${tool} is missing; install the packages with npm ci`);
	return new Promise((settle, fail) => {
		const out = isStatic ? 'pipe' : 'inherit';
		const child = spawn(process.execPath, [file, ...args], {
			cwd: root,
			stdio: ['ignore', out, out],
			// The tests start some hundred programs with the same modules, which Node then compiles once.
			env: {
				...process.env,
				ASTRO_TELEMETRY_DISABLED: '1',
				NODE_COMPILE_CACHE: compileCache,
				...environment,
			},
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding('utf8').on('data', (text) => {
				output += text;
			});
		}
		child.once('error', (error) => fail(new UserError(`${tool} could not be started: ${error.message}`)));
		child.once('close', (code, signal) => settle({ status: code ?? signal ?? 'no exit code', output }));
	});
}
