import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../choose-dealers.ts';
import { UserError } from '../command.ts';
import { findBrowser, findHeadlessShell, HEADLESS_SHELL } from './find-browser.ts';

type Commands = readonly (readonly [string, ...string[]])[];

const mayUseApt = () => process.platform === 'linux' && process.getuid?.() === 0;

const withApt = (name: string): Commands => [
	['apt-get', 'update', '-qq'],
	['apt-get', 'install', '-qq', '-y', '--no-install-recommends', name],
];

/** Ways to install a browser on a machine without one, the least intrusive first. */
const WAYS: readonly { name: string; isOpen: () => boolean; commands: Commands }[] = [
	{
		name: 'Playwright’s download',
		isOpen: () => true,
		commands: [[process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']],
	},
	{
		name: 'the system’s package (apt-get)',
		isOpen: mayUseApt,
		commands: withApt('chromium'),
	},
];

/**
 * Path of a Chromium that starts, installed if there is none.
 *
 * @throws UserError that says how to install one, when that fails
 */
export async function obtainBrowser(): Promise<string> {
	const present = findBrowser();
	if (present) return present;
	for (const way of WAYS) {
		if (!way.isOpen()) continue;
		console.log(`No Chromium here; getting one by ${way.name}…`);
		if (!(await runAll(way.commands))) continue;
		const installed = findBrowser();
		if (installed) return installed;
	}
	throw new UserError(
		'No Chromium starts on this machine, and none could be installed.\nInstall one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) and run npm test again.',
	);
}

/** Path of Chromium's headless shell, installed where apt-get can do it; null when it cannot, and the full browser has to do. */
export async function obtainHeadlessShell(): Promise<string | null> {
	const present = findHeadlessShell();
	if (present || !mayUseApt()) return present;
	console.log(`No ${HEADLESS_SHELL} here; getting it by apt-get…`);
	return (await runAll(withApt(HEADLESS_SHELL))) ? findHeadlessShell() : null;
}

async function runAll(commands: Commands): Promise<boolean> {
	for (const [file, ...args] of commands) {
		const isDone = await new Promise<boolean>((settle) => {
			const child = spawn(file, args, {
				stdio: ['ignore', 'inherit', 'inherit'],
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
			child.once('error', ({ message }) => {
				console.error(message);
				settle(false);
			});
			child.once('exit', (code) => settle(code === 0));
		});
		if (!isDone) return false;
	}
	return true;
}
