/** What an error code of the file system means, as the end of a sentence that begins with a place, and the remedy. */
const MEANINGS: Readonly<Record<string, string>> = {
	ENOSPC: 'is full; free some space',
	EDQUOT: 'has no space left for this user; free some',
	EACCES: 'may not be read or written by this user; change its owner, or use another user',
	EPERM: 'may not be read or written by this user; change its owner, or use another user',
	EROFS: 'is read-only; mount it for writing',
	ENOENT: 'is not there; make it, or name the right place',
	ENOTDIR: 'is not a folder; name another one',
	EISDIR: 'is a folder where a file is expected; move it away',
	EEXIST: 'is in the way; move it away',
	EINVAL: 'is a file of another kind than expected; move it away',
	ENOTEMPTY: 'is a folder with other files; move it away',
	ELOOP: 'is a symbolic link that leads to itself; remove it',
	EMFILE: 'cannot be opened, as this process has too many open files; raise the limit (ulimit -n)',
	EIO: 'cannot be read or written (input/output error); check its disk',
};

/** The code of an error of the file system, such as ENOSPC; empty for other errors. */
export function fileErrorCode(error: unknown): string {
	const { code, syscall } = error as NodeJS.ErrnoException;
	return typeof code === 'string' && syscall !== undefined && code in MEANINGS ? code : '';
}

/** What an error code of the file system means, and the remedy: `is full; free some space`. Null for other codes. */
export function fileErrorMeaning(code: string): string | null {
	return MEANINGS[code] ?? null;
}

/** An error of the file system as a sentence that names the place and the remedy; null for other errors. */
export function fileErrorSentence(error: unknown): string | null {
	const { path, dest } = error as NodeJS.ErrnoException & { dest?: string };
	const meaning = fileErrorMeaning(fileErrorCode(error));
	return meaning && path ? `${dest ?? path} ${meaning} (${(error as Error).message})` : null;
}
