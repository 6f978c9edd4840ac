import { type Browser, chromium } from 'playwright';
import { UserError } from '../../command.ts';
import { browserArguments, findQuickBrowser } from '../../test/find-browser.ts';
import type { Sample } from '../compare/samples.ts';
import type { Report } from '../report/report.ts';
import { chooseSamples, type DealerSample } from './choose-samples.ts';
import { type Look, lookAtPage, WIDTHS } from './look-at-page.ts';
import { openSite } from './site-screenshots.ts';

/** Pages of a report with pictures; each takes some seconds. */
const MOST_PAGES = 80;

/** What pictures are taken of, and where they go. */
export interface PictureOrder {
	/** Output folders of both versions. */
	before: string;
	after: string;
	samples: ReadonlyMap<string, readonly Sample[]>;
	now: Date;
	/** The folder of the report. */
	out: string;
	say: (line: string) => void;
}

/**
 * A report with pictures of one page of each kind that may look different.
 *
 * @throws UserError on a machine without Chromium
 */
export async function withPictures(report: Report, order: PictureOrder): Promise<Report> {
	const { chosen, left } = chooseSamples(order.samples, MOST_PAGES);
	if (chosen.length === 0) return report;
	const pages = chosen.length === 1 ? 'one page' : `${chosen.length} pages`;
	order.say(`Comparing pictures of ${pages}, ${WIDTHS.join(' and ')} px wide…`);
	const looks = await lookAt(chosen, order);
	const limit = `pictures of ${MOST_PAGES} pages only; ${left} more kinds of pages may look different: name their dealers to see them`;
	return {
		...report,
		notes: [...report.notes, ...(left > 0 ? [limit] : [])],
		dealers: report.dealers.map((dealer) => {
			const own = looks.filter(({ slug }) => slug === dealer.slug);
			return {
				...dealer,
				notes: [...dealer.notes, ...own.flatMap(({ problem }) => problem ?? [])],
				pictures: own.flatMap(({ pictures }) => pictures),
				same_look: own
					.filter(({ pictures, problem }) => pictures.length === 0 && problem === null)
					.map(({ kind }) => kind),
			};
		}),
	};
}

async function lookAt(samples: readonly DealerSample[], order: PictureOrder): Promise<Look[]> {
	const executablePath = findQuickBrowser();
	if (!executablePath)
		throw new UserError(
			'No Chromium starts on this machine, so no pictures can be compared. Install one (npx playwright install --with-deps chromium), or add --no-pictures',
		);
	const browser = await chromium.launch({ executablePath, args: browserArguments() });
	try {
		const looks: Look[] = [];
		for (const slug of new Set(samples.map((sample) => sample.slug)))
			looks.push(
				...(await lookAtDealer(
					browser,
					slug,
					samples.filter((sample) => sample.slug === slug),
					order,
				)),
			);
		return looks;
	} finally {
		await browser.close();
	}
}

async function lookAtDealer(
	browser: Browser,
	slug: string,
	samples: readonly DealerSample[],
	{ before, after, now, out }: PictureOrder,
): Promise<Look[]> {
	const [old, fresh] = await Promise.all(
		[before, after].map((outDir) => openSite(browser, { outDir, slug, now })),
	);
	if (!old || !fresh) throw new Error('two sites were opened');
	try {
		const looks: Look[] = [];
		for (const sample of samples) looks.push(await lookAtPage(sample, { old, fresh }, out));
		return looks;
	} finally {
		await Promise.all([old.close(), fresh.close()]);
	}
}
