import type { StockSummary } from '../stock/report/stock-report.ts';
import type { Built, Outcome } from './outcome.ts';

/** The figures of a dealer's stock. */
type DealerStock = { dealer: string } & Pick<
	StockSummary,
	'source' | 'rows' | 'taken' | 'shown' | 'not_shown' | 'from_snapshot'
>;

/** The result of a build, for people and for machines. */
export interface Summary {
	text: string;
	json: {
		dealers: number;
		pages: number;
		rendered: number;
		reused: number;
		removed: number;
		seconds: number;
		pages_per_second: number;
		peak_rss_mb: number;
		problems: { dealer: string; message: string }[];
		stock: DealerStock[];
	};
	/** Whether every dealer's site was built from current stock. */
	isClean: boolean;
}

/** Summarises the outcomes of all dealers. */
export function fleetSummary(outcomes: readonly Outcome[], seconds: number): Summary {
	const sorted = outcomes.toSorted((a, b) => a.slug.localeCompare(b.slug));
	const built = sorted.filter((outcome) => outcome.status === 'built');
	const problems = [
		...sorted.flatMap((outcome) => problemsOf(outcome).map((message) => ({ dealer: outcome.slug, message }))),
		...sharedHosts(built),
	];
	const total = (count: 'pages' | 'rendered' | 'reused' | 'removed') =>
		built.reduce((sum, outcome) => sum + outcome[count], 0);
	const json = {
		dealers: built.length,
		pages: total('pages'),
		rendered: total('rendered'),
		reused: total('reused'),
		removed: total('removed'),
		seconds: Number(seconds.toFixed(2)),
		pages_per_second: Math.round(total('pages') / seconds),
		peak_rss_mb: Math.round(process.resourceUsage().maxRSS / 1024),
		problems,
		stock: built.map(stockOf),
	};
	const shared = sharedHosts(built).map(({ dealer, message }) => `✗ ${dealer}: ${message}`);
	return {
		text: [...sorted.map(describe), ...shared, closing(json)].join('\n'),
		json,
		isClean: problems.length === 0,
	};
}

/** Problems for hosts that several sites share: visitors would only reach one of the sites. */
function sharedHosts(built: readonly Built[]): { dealer: string; message: string }[] {
	const owners = new Map<string, string>();
	return built.flatMap(({ slug, hosts }) =>
		hosts.flatMap((host) => {
			const owner = owners.get(host);
			if (owner === undefined) owners.set(host, slug);
			return owner === undefined || owner === slug
				? []
				: [{ dealer: slug, message: `the host ${host} belongs to ${owner} already` }];
		}),
	);
}

function problemsOf(outcome: Outcome): string[] {
	if (outcome.status === 'failed') return outcome.problems;
	const { from_snapshot } = outcome.stock;
	return from_snapshot
		? [`${lastGood(from_snapshot)} was used, as today's was refused: ${from_snapshot.reason}`]
		: [];
}

function stockOf({ slug, stock }: Built): DealerStock {
	const { source, rows, taken, shown, not_shown, from_snapshot } = stock;
	return { dealer: slug, source, rows, taken, shown, not_shown, from_snapshot };
}

/** 'the last good stock of 2026-11-20 09:00 UTC (3 days old)'. */
function lastGood({ taken_at, age_hours }: NonNullable<StockSummary['from_snapshot']>): string {
	return `the last good stock of ${taken_at.slice(0, 16).replace('T', ' ')} UTC (${ageText(age_hours)} old)`;
}

function ageText(hours: number): string {
	if (hours < 1) return 'less than an hour';
	const [count, unit] = hours < 48 ? [Math.floor(hours), 'hour'] : [Math.floor(hours / 24), 'day'];
	return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function describe(outcome: Outcome): string {
	if (outcome.status === 'failed') {
		return [
			`✗ ${outcome.slug}: not built; its site, if it had one, is as it was`,
			...outcome.problems.map((problem) => `    ${problem}`),
		].join('\n');
	}
	const { slug, pages, rendered, removed, stock } = outcome;
	const removedText = removed > 0 ? `, ${removed} files removed` : '';
	return [
		`${stock.from_snapshot ? '✗' : '✓'} ${slug}: ${pages} pages, ${rendered} new or changed${removedText}`,
		...problemsOf(outcome).map((problem) => `    ${problem}`),
		...stock.lines.map((line) => `    ${line}`),
	].join('\n');
}

function closing({
	dealers,
	pages,
	rendered,
	seconds,
	pages_per_second,
	peak_rss_mb,
}: Summary['json']): string {
	return `${dealers} ${dealers === 1 ? 'site' : 'sites'}, ${pages} pages (${rendered} rendered) in ${seconds} s, ${pages_per_second} pages/s, ${peak_rss_mb} MB`;
}
