import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all: readers find the old text or the new one. A file that says so already is left as it
 * is, with its date, so that builds see that nothing changed.
 *
 * @returns whether anything was written
 */
export function writeWhole(file: string, text: string): boolean {
	if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.new`;
	writeFileSync(temporary, text);
	renameSync(temporary, file);
	return true;
}
