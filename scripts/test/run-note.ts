import { appendFileSync } from 'node:fs';

/** Tells something once more below the table of `npm test`, which names a file for such notes; nothing without it. One line. */
export function noteBelowTable(note: string): void {
	const { FORECOURT_RUN_NOTES } = process.env;
	if (FORECOURT_RUN_NOTES) appendFileSync(FORECOURT_RUN_NOTES, `${note}\n`);
}

const LONGEST_REASON = 300;

/** A test that failed, in one line: where it stands, and the beginning of what was wrong, without the colours of a terminal. */
export function failureNote(test: string, message = ''): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
	const plain = message.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ');
	return `${test}: ${plain.slice(0, LONGEST_REASON)}`;
}
