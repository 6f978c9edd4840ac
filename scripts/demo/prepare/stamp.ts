import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/content-hash.ts';
import type { LocalDate } from '../../../src/domain/time/local-date.ts';
import { writeChanged } from './write-changed.ts';

/** The demo's day is that of Australian eastern standard time, wherever and in whatever season it is made. */
const AHEAD_OF_UTC_MS = 10 * 60 * 60 * 1000;

/** What the demo is made from, besides the dealers' own options. */
const SOURCES = ['scripts/demo', 'src/domain', 'src/config'];

/** What a dealer's folder holds that the demo reads or writes. */
const IN_A_DEALER = /(^|\/)(dealer\.ts|columns\.ts|content\/.+|stock\.\w+|images\/demo\/.+)$/;

/** The day whose stock a moment shows: `2026-11-20`. */
export function demoDay(now: Date): LocalDate {
	return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/**
 * One name for the day and the state of all files the demo is made from and consists of. They are told apart by size and
 * date, so that nothing needs to be read.
 */
export function stateOf(root: string, dealersDir: string, day: string): string {
	const sources = SOURCES.flatMap((folder) => filesIn(join(root, folder)));
	const dealers = filesIn(dealersDir).filter((file) => IN_A_DEALER.test(file.replaceAll('\\', '/')));
	return hashOf([day, ...[...sources, ...dealers].toSorted().map(describe)].join('\n'));
}

/** Whether the demo was last made from just this. */
export function isStamped(stampFile: string, state: string): boolean {
	try {
		return readFileSync(stampFile, 'utf8') === state;
	} catch {
		return false;
	}
}

/** Remembers what the demo was made from. */
export function stamp(stampFile: string, state: string): void {
	writeChanged(stampFile, state);
}

function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

function describe(file: string): string {
	const { size, mtimeMs } = statSync(file);
	return `${file} ${size} ${mtimeMs}`;
}
