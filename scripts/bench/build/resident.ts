import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import type { FleetFolder } from './builder.ts';
import type { BuildSummary } from './forecourt.ts';

/** A builder in a process of its own, which stays between builds. */
export interface Resident {
	build: () => Promise<Measured & BuildSummary>;
	close: () => void;
}

/** Starts the process; it has loaded nothing of the fleet yet. */
export function openResident(
	projectDir: string,
	{ dealersDir, slugs }: FleetFolder,
	outDir: string,
): Resident {
	const child = fork(
		join(projectDir, 'scripts', 'bench', 'build', 'resident-process.ts'),
		[projectDir, dealersDir, outDir, ...slugs],
		{ cwd: projectDir, stdio: 'inherit' },
	);
	return {
		build: () =>
			new Promise((resolve, reject) => {
				const ended = (code: number | null) => reject(new Error(`The resident builder ended with ${code}`));
				child.once('exit', ended);
				child.once('message', (answer) => {
					child.off('exit', ended);
					const { problems, ...built } = answer as Omit<Measured, 'stdout'> &
						BuildSummary & { problems: string[] };
					if (problems.length > 0) return reject(new Error(problems.join('\n')));
					resolve({ ...built, stdout: '' });
				});
				child.send('build');
			}),
		close: () => child.disconnect(),
	};
}
