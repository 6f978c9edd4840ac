import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of memory that a process and everything below it hold; what has ended meanwhile counts nothing. */
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

/** Seconds of processor time, user and system, that a process has used so far. Throws when there is none. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	// utime and stime, the 14th and 15th field (man 5 proc_pid_stat); two fields are cut off here.
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function childrenOf(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
	);
}
