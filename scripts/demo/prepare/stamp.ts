import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../../src/content-hash.ts';
import type { LocalDate } from '../../../src/domain/time/local-date.ts';
import { writeChanged } from './write-changed.ts';

/** The demo's day is in Australian eastern standard time, whatever the machine's time zone and the season. */
const AHEAD_OF_UTC_MS = 10 * 60 * 60 * 1000;

/** The demo's sources, besides the dealers' own options. */
const SOURCES = ['scripts/demo', 'src/domain', 'src/config'];

/** Files of a dealer's folder that the demo reads or writes. */
const IN_A_DEALER = /(^|\/)(dealer\.ts|columns\.ts|content\/.+|stock\.\w+|images\/demo\/.+)$/;

/** The date of the demo's stock at a given time: `2026-11-20`. */
export function demoDay(now: Date): LocalDate {
	return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/**
 * Identifies the day and the state of all of the demo's sources and files. Files are compared by size and date, so that none is read.
 */
export function stateOf(root: string, dealersDir: string, day: string): string {
	const sources = SOURCES.flatMap((folder) => filesIn(join(root, folder)));
	const dealers = filesIn(dealersDir).filter((file) => IN_A_DEALER.test(file.replaceAll('\\', '/')));
	return hashOf([day, ...[...sources, ...dealers].toSorted().map(describe)].join('\n'));
}

/** Whether the demo was last written from exactly this state. */
export function isStamped(stampFile: string, state: string): boolean {
	try {
		return readFileSync(stampFile, 'utf8') === state;
	} catch {
		return false;
	}
}

/** Records the state the demo was written from. */
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
