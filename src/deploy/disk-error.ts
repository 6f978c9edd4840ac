import { fileErrorCode, fileErrorMeaning } from '../file-error.ts';
import { DamagedLockError } from '../generator/files/lock.ts';
import { TargetError } from './target.ts';

/** SQLite's result codes, of the lock, and those of the file system that mean the same. */
const SQLITE_CODES: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' };

/** Runs work on a folder, whose errors become sentences. */
export async function explained<T>(name: string, work: () => T | Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof DamagedLockError) throw new TargetError(error.message, { cause: error });
		const { errcode = 0, message } = error as { errcode?: number; message: string };
		const meaning = fileErrorMeaning(SQLITE_CODES[errcode] ?? fileErrorCode(error));
		if (meaning === null) throw error;
		throw new TargetError(`${subjectOf(error, name)} ${meaning}, and deploy again (${message})`, {
			cause: error,
		});
	}
}

/** What an error is about: the target as a whole, or the one file in it that is of another kind than expected. */
function subjectOf(error: unknown, name: string): string {
	const { path } = error as NodeJS.ErrnoException;
	const isOfFile = ['EEXIST', 'EISDIR', 'EINVAL', 'ENOTEMPTY', 'ELOOP', 'ENOENT'].includes(
		fileErrorCode(error),
	);
	return isOfFile && path !== undefined ? path : name;
}

/** Whether an error says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
	return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
