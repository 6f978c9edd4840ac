import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../../src/whole-file.ts';

/**
 * Writes a text file unless it has this content already: then it keeps its date, so that builds see that nothing changed.
 *
 * @returns whether the file was written
 */
export function writeChanged(file: string, text: string): boolean {
	if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
	writeWhole(file, text);
	return true;
}
