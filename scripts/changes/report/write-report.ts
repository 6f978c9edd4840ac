import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../src/make-folder.ts';
import { UserError } from '../../command.ts';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown.ts';
import type { Report } from './report.ts';

/** The files of a report's folder. */
export const REPORT_FILES = {
	data: 'changes.json',
	markdown: 'changes.md',
	page: 'index.html',
	pictures: 'pictures',
} as const;

/**
 * Makes an empty folder for a report; an earlier report in it is removed.
 *
 * @throws UserError for a folder with other files, which are not ours to remove
 */
export function emptyReportFolder(dir: string): void {
	const names: readonly string[] = Object.values(REPORT_FILES);
	const foreign = existsSync(dir) ? readdirSync(dir).filter((name) => !names.includes(name)) : [];
	if (foreign.length > 0)
		throw new UserError(
			`${dir} contains ${foreign[0]}, which no report has written; choose another folder with --out`,
		);
	for (const name of names) rmSync(join(dir, name), { recursive: true, force: true });
	makeFolder(join(dir, REPORT_FILES.pictures));
}

/** Writes a report beside its pictures. */
export function writeReport(dir: string, report: Report): void {
	writeFileSync(join(dir, REPORT_FILES.data), JSON.stringify(report));
	writeFileSync(join(dir, REPORT_FILES.markdown), markdownOf(report));
	writeFileSync(join(dir, REPORT_FILES.page), htmlOf(report));
}
