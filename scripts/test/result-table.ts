import type { StepResult } from './run-step.ts';

/** Outcome and duration of each step, a line each, and of all of them; notes follow below the table. */
export function resultTable(results: readonly StepResult[]): string {
	const width = Math.max('all'.length, ...results.map(({ name }) => name.length));
	const line = (name: string, seconds: number, text: string) =>
		`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${text}`;
	const failures = results.filter(({ outcome }) => outcome !== 'passed').length;
	return [
		...results.map(({ name, outcome, reason, seconds }) =>
			line(name, seconds, reason ? `${outcome}: ${reason}` : outcome),
		),
		line(
			'all',
			results.reduce((sum, { seconds }) => sum + seconds, 0),
			failures === 0 ? 'passed' : `${failures} of ${results.length} did not pass`,
		),
		...results.flatMap(({ name, notes }) => notes.map((note) => `\n*** ${name}: ${note}`)),
	].join('\n');
}
