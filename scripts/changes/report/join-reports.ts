import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../command.ts';
import { type Report, ReportSchema } from './report.ts';
import { emptyReportFolder, REPORT_FILES, writeReport } from './write-report.ts';

/**
 * Makes one report of those of several machines, each about other dealers.
 *
 * @throws UserError for a folder without a report, for reports about different commits, and where the joint report would replace one of
 * them
 */
export function joinReports(dirs: readonly string[], out: string): Report {
	const reports = dirs.map((dir) => ({ dir, report: readReport(dir) }));
	const [first] = reports;
	if (dirs.some((dir) => resolve(dir) === resolve(out)))
		throw new UserError(`${out} is one of the reports to join; choose another folder with --out`);
	if (!first) throw new UserError('--join takes the folder of a report');
	const stranger = reports.find(
		({ report }) =>
			report.against.hash !== first.report.against.hash || report.now.hash !== first.report.now.hash,
	);
	if (stranger)
		throw new UserError(
			`${stranger.dir} and ${first.dir} are about different commits: make both reports again`,
		);
	const dealers = reports.flatMap(({ report }) => report.dealers);
	const fleet = Math.max(...reports.map(({ report }) => report.dealers.length + report.others));
	const joint: Report = {
		...first.report,
		dealers: dealers.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
		others: fleet - dealers.length,
		notes: [...new Set(reports.flatMap(({ report }) => report.notes))],
	};
	emptyReportFolder(out);
	for (const { dir } of reports) {
		const pictures = join(dir, REPORT_FILES.pictures);
		if (existsSync(pictures)) cpSync(pictures, join(out, REPORT_FILES.pictures), { recursive: true });
	}
	writeReport(out, joint);
	return joint;
}

function readReport(dir: string): Report {
	try {
		return ReportSchema.parse(JSON.parse(readFileSync(join(dir, REPORT_FILES.data), 'utf8')));
	} catch {
		throw new UserError(
			`${dir} holds no report: expected a ${REPORT_FILES.data} that npm run changes has written`,
		);
	}
}
