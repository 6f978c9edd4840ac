// Runs before npm's own commands, on whatever Node the machine has (20 or newer) and with nothing installed: installs the packages
// when they are missing or differ from the lockfile. The packages include the Node that everything else runs on. A script named as
// its argument runs next, with that Node: the shell that npm opened would go on using the Node it found first.
// Packages for development may all be missing, on a machine that only serves (`npm ci --omit=dev`), except for commands that use them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;
/** The commands of package.json that use packages for development. */
const DEVELOPMENT = ['pretest', 'prechanges', 'prebench', 'prerecord-search'];
const needsDevelopment = DEVELOPMENT.includes(process.env.npm_lifecycle_event);

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
	console.error(
		`Forecourt needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}. See https://nodejs.org.`,
	);
	process.exit(1);
}

if (!isInstalled()) {
	console.log('Installing packages…');
	const npm = process.env.npm_execpath;
	const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
	const { status } = spawnSync(
		command,
		[...args, ...(needsDevelopment ? ['--include=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error'],
		{
			cwd: root,
			stdio: 'inherit',
			shell: !npm && process.platform === 'win32',
		},
	);
	if (status !== 0) {
		console.error(
			'The packages could not be installed; see the message above. Can this machine reach the npm registry?',
		);
		process.exit(status ?? 1);
	}
}

const [next] = process.argv.slice(2);
if (next) {
	const { status } = spawnSync(installedNode(), [next], { cwd: root, stdio: 'inherit' });
	process.exit(status ?? 1);
}

/** The Node among the packages; the current one where there is none for the platform. */
function installedNode() {
	const path = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
	return existsSync(path) ? path : process.execPath;
}

/**
 * Whether every package of the lockfile is installed in its version; optional ones may be missing on this platform, and those for
 * development where there is none.
 */
function isInstalled() {
	const installed = `${root}node_modules/.package-lock.json`;
	if (!existsSync(installed)) return false;
	const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
	const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
	const isForServing =
		!needsDevelopment && !Object.entries(wanted).some(([path, { dev }]) => dev && found[path]);
	return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
		if (path === '') return true;
		const mayBeMissing = optional || devOptional || (dev && isForServing);
		return found[path] ? found[path].version === version : Boolean(mayBeMissing);
	});
}
