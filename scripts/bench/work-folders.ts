import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary folders of a benchmark, by the kind of file system: disks differ more than generators do. */
export interface WorkFolders {
	disk: string;
	/** On a file system in memory; null where there is none. */
	memory: string | null;
}

const MEMORY = '/dev/shm';

/** Creates the folders, and removes them in any case, Ctrl-C included. */
export async function withWorkFolders<T>(work: (folders: WorkFolders) => Promise<T>): Promise<T> {
	const make = (parent: string) => mkdtempSync(join(parent, 'forecourt-bench-'));
	const folders = { disk: make(tmpdir()), memory: existsSync(MEMORY) ? make(MEMORY) : null };
	const remove = () => {
		for (const dir of [folders.disk, folders.memory]) if (dir) rmSync(dir, { recursive: true, force: true });
	};
	const interrupted = () => process.exit(130);
	process.once('exit', remove);
	process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
	try {
		return await work(folders);
	} finally {
		process.off('exit', remove).off('SIGINT', interrupted).off('SIGTERM', interrupted);
		remove();
	}
}
