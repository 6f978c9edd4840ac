import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence } from './site-files.ts';

/** A line that says nothing the host understands; the other lines count. */
export interface LineProblem {
	/** From 1. */
	line: number;
	message: string;
}

/** What a file of rules says, and what in it is wrong. */
export interface ParsedRules<Rule> {
	rules: Rule[];
	problems: LineProblem[];
}

/** The lines of a file of rules that say something: trimmed, numbered from 1, without comments and empty ones. */
export function ruleLines(text: string): { line: number; text: string }[] {
	return text
		.split(/\r?\n/)
		.map((raw, at) => ({ line: at + 1, text: raw.trim() }))
		.filter(({ text }) => text !== '' && !text.startsWith('#'));
}

/**
 * Reads a site's file of rules on every call, because a rebuild may have changed it, and parses it when it did. A site
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
