import { appendFileSync } from 'node:fs';

/** Adds one line below the table of `npm test`, which names a file for such notes; does nothing outside of it. */
export function noteBelowTable(note: string): void {
	const { FORECOURT_RUN_NOTES } = process.env;
	if (FORECOURT_RUN_NOTES) appendFileSync(FORECOURT_RUN_NOTES, `${note}\n`);
}

const LONGEST_REASON = 300;

/** A failed test in one line: its name and the beginning of the message, without terminal colours. */
export function failureNote(test: string, message = ''): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with a control character
	const plain = message.replace(/\u001b\[[\d;]*m/g, '').replace(/\s+/g, ' ');
	return `${test}: ${plain.slice(0, LONGEST_REASON)}`;
}
