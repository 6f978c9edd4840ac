import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The Nu Html Checker, fetched for the measurement: 30 MB that nothing else needs. */
const PACKAGE = 'vnu-jar@26.9.27';
const LONGEST_REPORT_BYTES = 512 * 1024 * 1024;

/** One remark of the checker about one file. */
export interface Remark {
	type: 'error' | 'info' | 'non-document-error';
	message: string;
	url: string;
}

/**
 * Remarks that are not faults of our pages: the checker reads pages from files, where a policy of `'self'` allows nothing, and
 * treats structured data as scripts; React writes void elements with a slash; `@view-transition` is newer than the checker.
 */
const EXPECTED = [/Content Security Policy/, /^Trailing slash on void elements/, /@view-transition/];

/** Checks all HTML files below these folders. */
export type NuChecker = (folders: readonly string[]) => Promise<Remark[]>;

/**
 * Fetches the checker into a folder.
 *
 * @throws Error when npm cannot get it or there is no Java
 */
export async function obtainNuChecker(dir: string): Promise<NuChecker> {
	await run('java', ['-version']).catch(() => {
		throw new Error('The Nu Html Checker needs Java: install a JRE, version 11 or newer');
	});
	await run('npm', ['install', '--prefix', dir, '--no-audit', '--no-fund', '--ignore-scripts', PACKAGE]);
	const jar = join(dir, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
	return async (folders) => {
		const { stderr } = await run(
			'java',
			['-Xss8m', '-jar', jar, '--exit-zero-always', '--skip-non-html', '--format', 'json', ...folders],
			{ maxBuffer: LONGEST_REPORT_BYTES },
		);
		const { messages } = JSON.parse(stderr) as { messages: Remark[] };
		return messages.filter(({ message }) => !EXPECTED.some((expected) => expected.test(message)));
	};
}
