import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

import { fileErrorSentence } from '../src/file-error.ts';

/** Exit code for a command line that was not understood; 1 is a failure, 0 success. */
const USAGE = 2;

/** The oldest Node that Astro supports; npm puts ours on the path once the packages are installed. */
const OLDEST_NODE: readonly [number, number] = [22, 18];

/** A mistake in how a command was called or set up: printed as a sentence, without a stack trace. */
export class UserError extends Error {}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Runs one of the project's commands: `--help`, options, and errors as sentences with a non-zero exit.
 *
 * @param usage what `--help` prints
 * @param run returns the exit code; 0 when it returns nothing
 */
export async function command<const Options extends ParseArgsOptionsConfig>(
	{ usage, options }: { usage: string; options: Options },
	run: (values: Values<Options>, names: string[]) => Promise<number | undefined> | number | undefined,
): Promise<void> {
	try {
		requireNode();
		const { values, positionals, tokens } = parseArgs({
			options: { ...options, help: { type: 'boolean' } },
			allowPositionals: true,
			tokens: true,
		});
		requireOnce(
			tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
			options,
		);
		if ((values as { help?: boolean }).help) console.log(usage.trim());
		else process.exitCode = (await run(values as Values<Options>, positionals)) ?? 0;
	} catch (error) {
		if (isArgumentError(error)) {
			console.error(`${error.message}\n\n${usage.trim()}`);
			process.exitCode = USAGE;
		} else if (error instanceof UserError) {
			console.error(error.message);
			process.exitCode = 1;
		} else {
			const said = fileErrorSentence(error);
			if (said === null) throw error;
			console.error(said);
			process.exitCode = 1;
		}
	}
}

/** Throws a UserError for an option that is given twice and can have one value: which one was meant is not known. */
function requireOnce(given: readonly string[], options: ParseArgsOptionsConfig): void {
	const twice = given.find((name, at) => given.indexOf(name) < at && !options[name]?.multiple);
	if (twice !== undefined) throw new UserError(`--${twice} is given twice; give it once`);
}

function requireNode(): void {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
	throw new UserError(
		`Forecourt runs on Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. Start it with npm (npm start, npm run build), which brings its own Node.`,
	);
}

function isArgumentError(error: unknown): error is Error {
	return (
		error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
	);
}
