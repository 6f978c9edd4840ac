import { join } from 'node:path';

/**
 * The folder in which the project's modules stay compiled (Node's compile cache), for the builds after the first.
 *
 * @param {string} root the repository
 */
export function compiledDir(root) {
	return join(root, '.forecourt', 'compiled');
}
