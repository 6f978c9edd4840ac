import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { residentMb } from './process-tree.ts';

/** Resources that a command used. */
export interface Measured {
	seconds: number;
	/** Processor time, user and system, of the command and all its child processes. */
	cpu_seconds: number;
	/** Peak memory of all its processes together, as sampled. */
	peak_rss_mb: number;
	stdout: string;
}

const SAMPLE_MS = 50;
/** The unit of times in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * Runs a command to its end.
 *
 * @throws with the command's output, when it fails
 */
export function measure(
	[program, ...args]: readonly [string, ...string[]],
	{ cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Measured> {
	return new Promise((resolve, reject) => {
		const cpuBefore = cpuOfEndedChildren();
		const started = performance.now();
		const child = spawn(program, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const said = { stdout: '', stderr: '' };
		for (const stream of ['stdout', 'stderr'] as const)
			child[stream].setEncoding('utf8').on('data', (text: string) => {
				said[stream] += text;
			});
		let peak = 0;
		const sample = () => {
			if (child.pid !== undefined) peak = Math.max(peak, residentMb(child.pid));
		};
		const sampling = setInterval(sample, SAMPLE_MS);
		child.on('error', reject);
		child.on('close', (code) => {
			clearInterval(sampling);
			if (code !== 0)
				return reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${lastOf(said)}`));
			resolve({
				seconds: (performance.now() - started) / 1000,
				cpu_seconds: cpuOfEndedChildren() - cpuBefore,
				peak_rss_mb: peak,
				stdout: said.stdout,
			});
		});
	});
}

/** Processor seconds of all child processes of this process, and of theirs, that have ended. */
function cpuOfEndedChildren(): number {
	const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
	// cutime and cstime, fields 16 and 17 (man 5 proc_pid_stat); the first two fields are cut off here.
	return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

function lastOf({ stdout, stderr }: { stdout: string; stderr: string }): string {
	return `${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n');
}
