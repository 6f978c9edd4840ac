import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of memory of a process and all its descendants; a process that has ended meanwhile counts as 0. */
export function residentMb(pid: number): number {
	try {
		const [, kb = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
		return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), Number(kb) / 1024);
	} catch (error) {
		if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
		throw error;
	}
}

/** The unit of times in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time, user and system, that a process has used so far. Throws when there is no such process. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	// utime and stime, fields 14 and 15 (man 5 proc_pid_stat); the first two fields are cut off here.
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function childrenOf(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
	);
}
