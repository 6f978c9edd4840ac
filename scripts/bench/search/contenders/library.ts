import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Installs a library into a folder of its own, as the project does not depend on it, and loads it. */
export async function library<Module>(folder: string, name: string, version: string): Promise<Module> {
	const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
	await promisify(execFile)('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`], {
		cwd: folder,
	});
	const path = createRequire(join(folder, 'from-here.js')).resolve(name);
	return (await import(pathToFileURL(path).href)) as Module;
}
