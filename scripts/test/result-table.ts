import type { StepResult } from './run-step.ts';

/**
 * The outcome of each step and how long it took, a line for each and one for all; below them the notes of the steps.
 *
 * @param seconds how long all took together: some run side by side
 */
export function resultTable(results: readonly StepResult[], seconds: number): string {
	const width = Math.max('all'.length, ...results.map(({ name }) => name.length));
	const line = (name: string, seconds: number, text: string) =>
		`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${text}`;
	const failures = results.filter(({ outcome }) => outcome !== 'passed').length;
	return [
		...results.map(({ name, outcome, reason, seconds }) =>
			line(name, seconds, reason ? `${outcome}: ${reason}` : outcome),
		),
		line('all', seconds, failures === 0 ? 'passed' : `${failures} of ${results.length} did not pass`),
		...results.flatMap(({ name, notes }) => notes.map((note) => `\n*** ${name}: ${note}`)),
	].join('\n');
}
