import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence } from '../site-files.ts';

/** An invalid line; the other lines still apply. */
export interface LineProblem {
	/** From 1. */
	line: number;
	message: string;
}

/** The parsed rules of a file, and its problems. */
export interface ParsedRules<Rule> {
	rules: Rule[];
	problems: LineProblem[];
}

/** The lines of a rule file, trimmed and numbered from 1, without comments and empty lines. */
export function ruleLines(text: string): { line: number; text: string }[] {
	return text
		.split(/\r?\n/)
		.map((raw, at) => ({ line: at + 1, text: raw.trim() }))
		.filter(({ text }) => text !== '' && !text.startsWith('#'));
}

/**
 * Reads a site's rule file on every call, because a rebuild may have changed it, and parses it when changed. A site
 * without the file has no rules. Problems are printed once for each version of the file.
 */
export function ruleReader<Rule>(
	folder: string,
	name: string,
	parse: (text: string) => ParsedRules<Rule>,
): () => Promise<readonly Rule[]> {
	let known: { text: string; rules: readonly Rule[] } = { text: '', rules: [] };
	return async () => {
		const text = await readText(join(folder, name));
		if (text !== known.text) {
			const { rules, problems } = parse(text);
			for (const { line, message } of problems)
				console.warn(`${join(folder, name)}, line ${line}: ${message}; the line is left out.`);
			known = { text, rules };
		}
		return known.rules;
	};
}

async function readText(path: string): Promise<string> {
	try {
		return await readFile(path, 'utf8');
	} catch (error) {
		if (isAbsence(error)) return '';
		throw error;
	}
}
