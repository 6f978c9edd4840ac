import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';

/** The folders whose rules decide what a feed's rows become. */
const FOLDERS = ['../domain', '.'];

let version: string | undefined;

/**
 * A name for the rules by which rows become vehicles: it changes with any of their source files, so that no version
 * has to be counted up by hand. Worked out once in a process.
 */
export function rulesVersion(): string {
	version ??= hashOf(FOLDERS.flatMap((folder) => sources(join(import.meta.dirname, folder))).join('\n'));
	return version;
}

function sources(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /(?<!\.test)\.ts$/.test(file))
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8'));
}
