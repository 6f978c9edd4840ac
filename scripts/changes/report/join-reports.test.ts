import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dealerReport, report } from '../../../tests/fixtures/changes/reports.ts';
import { joinReports } from './join-reports.ts';
import type { Report } from './report.ts';
import { REPORT_FILES, writeReport } from './write-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a report into a folder of its own. */
function written(name: string, content: Report): string {
	const dir = join(folder, name);
	mkdirSync(dir);
	writeReport(dir, content);
	return dir;
}

const coast = written('coast', report([dealerReport('coast')]));
const bay = written('bay', report([dealerReport('bay')]));

test('the reports of two machines become one, with the dealers in order', () => {
	const out = join(folder, 'joint');
	expect(joinReports([coast, bay], out).dealers.map(({ slug }) => slug)).toEqual(['bay', 'coast']);
	expect(readFileSync(join(out, REPORT_FILES.markdown), 'utf8')).toMatch(/bay.*coast/s);
});

test('a joint report is not written over one of its parts', () => {
	const before = readFileSync(join(coast, REPORT_FILES.data), 'utf8');
	expect(() => joinReports([coast, bay], join(coast, '..', 'coast'))).toThrow(
		`${coast} is one of the reports to join; choose another folder with --out`,
	);
	expect(readFileSync(join(coast, REPORT_FILES.data), 'utf8')).toBe(before);
});

test('reports about different commits are not joined', () => {
	const later = written(
		'later',
		report([dealerReport('bay')], { now: { hash: 'c'.repeat(40), uncommitted: 0 } }),
	);
	const out = join(folder, 'unjoined');
	expect(() => joinReports([coast, later], out)).toThrow(
		`${later} and ${coast} are about different commits: make both reports again`,
	);
	expect(readdirSync(folder)).not.toContain('unjoined');
});
