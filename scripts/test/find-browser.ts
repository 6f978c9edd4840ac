import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names under which systems install Chromium, and Chrome where there is none. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The name of its program, and of Debian's package. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const ANSWER_WITHIN_MS = 30_000;

/**
 * Path of a Chromium that starts on this machine: the one Playwright installed, else the system's; null when there is none.
 */
export function findBrowser(): string | null {
	return candidates().find((file) => existsSync(file) && starts(file)) ?? null;
}

/**
 * Path of Chromium's headless shell, which has no user interface; null when the machine has none. The full browser opens a window with
 * each context of a test: a page takes more than twice the processor time there (docs/decisions/0013). It is Playwright's default, too.
 */
export function findHeadlessShell(): string | null {
	return inPath(HEADLESS_SHELL).find((file) => existsSync(file) && starts(file)) ?? null;
}

/** The quickest Chromium of this machine: the headless shell, else a full browser; null when there is none. */
export function findQuickBrowser(): string | null {
	return findHeadlessShell() ?? findBrowser();
}

/**
 * Chromium's arguments in tests. Root runs it without the sandbox, with which it would refuse to start; it makes no network requests
 * of its own.
 */
export function browserArguments(): string[] {
	return [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		// No request of a page leaves this machine. Intercepting requests for it would send each of them through the test's process.
		'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
	];
}

function candidates(): string[] {
	return [chromium.executablePath(), '/usr/bin/chromium', ...NAMES.flatMap(inPath)];
}

/** Where a program of that name would be. */
function inPath(name: string): string[] {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	return folders.map((folder) => join(folder, name));
}

/** Whether it starts: a downloaded browser is of no use where the system lacks its libraries. */
function starts(file: string): boolean {
	return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: ANSWER_WITHIN_MS }).status === 0;
}
