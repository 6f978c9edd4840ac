import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names under which systems install Chromium, and Chrome where there is none. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const ANSWER_WITHIN_MS = 30_000;

/**
 * Path of a Chromium that starts on this machine: the one Playwright installed, else the system's; null when there is none.
 */
export function findBrowser(): string | null {
	return candidates().find((file) => existsSync(file) && starts(file)) ?? null;
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
	];
}

function candidates(): string[] {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	return [
		chromium.executablePath(),
		'/usr/bin/chromium',
		...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
	];
}

/** Whether it starts: a downloaded browser is of no use where the system lacks its libraries. */
function starts(file: string): boolean {
	return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: ANSWER_WITHIN_MS }).status === 0;
}
