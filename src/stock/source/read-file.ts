import { readFileSync, statSync } from 'node:fs';
import { thrownMessage } from '../../thrown-message.ts';
import { Refused } from '../refused.ts';
import { MAX_SOURCE_BYTES, megabytes } from './limits.ts';

/** Reads a file within the size limit; `name` is its name in messages. */
export function readSourceFile(
	path: string,
	name: string,
	maxBytes = MAX_SOURCE_BYTES,
): Uint8Array | Refused {
	try {
		const { size } = statSync(path);
		if (size > maxBytes) return tooLarge(name, maxBytes);
		return readFileSync(path);
	} catch (error) {
		return new Refused(`${name} ${reasonOf(error)}`);
	}
}

/** The error for a source above the limit. */
export function tooLarge(name: string, maxBytes: number): Refused {
	return new Refused(
		`${name} is larger than ${megabytes(maxBytes)}, the most that is read; split it or leave fields out`,
	);
}

function reasonOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? error.code : null;
	switch (code) {
		case 'ENOENT':
			return 'does not exist; check stock.from.file, or give --stock FILE';
		case 'EACCES':
		case 'EPERM':
			return 'may not be read; give the build the right to';
		case 'EISDIR':
			return 'is a folder; expected a file';
		default:
			return `cannot be read: ${thrownMessage(error)}`;
	}
}
