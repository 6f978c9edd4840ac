import { TargetError } from '../target.ts';

/** What an error code of the file system means, and the way out. */
const MEANINGS: Readonly<Record<string, string>> = {
	ENOSPC: 'is full; free some space, and deploy again',
	EDQUOT: 'has no space left for this user; free some, and deploy again',
	EACCES: 'may not be written by this user; change its owner, or deploy as another user',
	EPERM: 'may not be written by this user; change its owner, or deploy as another user',
	EROFS: 'is read-only; mount it for writing, and deploy again',
	ENOTDIR: 'is not a folder; name another one',
	EIO: 'cannot be read or written (input/output error); check its disk',
};

/** SQLite's result codes, of the lock, that mean the same. */
const SQLITE_CODES: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };

/** Runs work on a folder, whose errors become sentences. */
export async function explained<T>(name: string, work: () => T | Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const { code = '', errcode = 0 } = error as { code?: string; errcode?: number };
		const meaning = MEANINGS[SQLITE_CODES[errcode] ?? code];
		if (meaning === undefined) throw error;
		throw new TargetError(`${name} ${meaning} (${(error as Error).message})`, { cause: error });
	}
}

/** Whether an error says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
	return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
