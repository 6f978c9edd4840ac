import { readFileSync } from 'node:fs';
import { describeError } from './log.ts';

/**
 * Values of the secrets that dealers name: an environment variable, or the file named by the variable with `_FILE` behind it, as secret
 * stores mount them. Files are read once. Throws when a file cannot be read.
 */
export function secretsOf(
	env: Readonly<Record<string, string | undefined>>,
): (name: string) => string | undefined {
	const read = new Map<string, string>();
	return (name) => {
		const value = env[name];
		if (value) return value;
		const file = env[`${name}_FILE`];
		if (!file) return undefined;
		const known = read.get(file) ?? contents(name, file);
		read.set(file, known);
		return known;
	};
}

function contents(name: string, file: string): string {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch (error) {
		throw new Error(`${name}_FILE names ${file}, which cannot be read: ${describeError(error)}`, {
			cause: error,
		});
	}
}
