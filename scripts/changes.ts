import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareFleet } from './changes/compare-fleet.ts';
import { checkOutEarlier } from './changes/earlier-sources.ts';
import { withPictures } from './changes/pictures/add-pictures.ts';
import { joinReports } from './changes/report/join-reports.ts';
import { markdownOf } from './changes/report/markdown.ts';
import type { Report } from './changes/report/report.ts';
import { emptyReportFolder, REPORT_FILES, writeReport } from './changes/report/write-report.ts';
import { selectDealers } from './changes/select-dealers.ts';
import { chooseDealers, DEFAULT_DEALERS, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { findConcerned } from './concern/find-concerned.ts';
import { commitOf, folderInRepository } from './concern/repository.ts';

const DEFAULT_OUT = '.forecourt/changes/report';

const usage = `
Shows what a change does to the dealers' built sites: npm run changes -- --against REF [slug…] [options]

  --against REF    compare with the sites of this commit, such as main; uncommitted changes count
  slug…            of the dealers that the change concerns, only these
  --out DIR        where the report is written (${DEFAULT_OUT}): index.html with its pictures,
                   changes.md for a comment, changes.json
  --no-pictures    compare no pictures of pages, which takes most of the time and needs Chromium
  --join DIR       instead of comparing, make one report of those in these folders; may be given more than once
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --now TIME       build both versions as if it were this time (ISO 8601)

Exits with 1 when a site could not be built or compared; differences are no failure.
`;

await command(
	{
		usage,
		options: {
			against: { type: 'string' },
			out: { type: 'string', default: DEFAULT_OUT },
			'no-pictures': { type: 'boolean', default: false },
			join: { type: 'string', multiple: true, default: [] },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			now: { type: 'string' },
		},
	},
	async ({ against, out, 'no-pictures': withoutPictures, join: parts, dealers, now }, names) => {
		if (parts.length > 0 && (against !== undefined || names.length > 0 || now !== undefined))
			throw new UserError('--join makes a report of reports: leave out --against, --now and dealers');
		if (parts.length > 0) return told(joinReports(parts, resolve(out)), resolve(out));
		if (against === undefined)
			throw new UserError('Name the commit to compare with, as in npm run changes -- --against main');
		if (now !== undefined && Number.isNaN(Date.parse(now)))
			throw new UserError(`--now takes a time such as 2026-11-20T09:00:00+10:00, found ${now}`);
		const report = await compare({
			against,
			dealersDir: resolve(dealers),
			names,
			now: now !== undefined ? new Date(now) : new Date(),
			out: resolve(out),
			withPictures: !withoutPictures,
		});
		return told(report, resolve(out));
	},
);

/** Compares, with the earlier sources checked out only meanwhile. */
async function compare({
	against,
	dealersDir,
	names,
	now,
	out,
	withPictures: isPictured,
}: {
	against: string;
	dealersDir: string;
	names: readonly string[];
	now: Date;
	out: string;
	withPictures: boolean;
}): Promise<Report> {
	const commit = commitOf(root, against);
	const slugs = chooseDealers(dealersDir, []);
	const fleet = selectDealers(await findConcerned(root, commit, dealersDir, slugs), names, slugs);
	emptyReportFolder(out);
	const say = (line: string) => console.error(line);
	const sites = join(root, '.forecourt/changes');
	const scratch = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'));
	const earlier = checkOutEarlier(root, commit);
	const cleanUp = () => {
		earlier.remove();
		rmSync(scratch, { recursive: true, force: true });
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => {
			cleanUp();
			process.exit(1);
		});
	try {
		const before = {
			root: earlier.root,
			dealersDir: join(earlier.root, folderInRepository(root, dealersDir)),
			outDir: join(sites, 'before'),
		};
		const after = { root, dealersDir, outDir: join(sites, 'after') };
		const { report, samples } = await compareFleet({
			...{ root, commit, fleet, before, after },
			...{ scratch, now, say },
		});
		const order = { before: before.outDir, after: after.outDir, samples, now, out, say };
		const whole = isPictured ? await withPictures(report, order) : report;
		writeReport(out, whole);
		return whole;
	} finally {
		cleanUp();
	}
}

/** Prints a report; the exit code says whether every dealer was compared. */
function told(report: Report, out: string): number {
	console.log(markdownOf(report));
	console.error(`The report: ${join(out, REPORT_FILES.page)}`);
	const isWhole = report.dealers.every(({ problems, changes }) => problems.length === 0 && changes !== null);
	return isWhole ? 0 : 1;
}
