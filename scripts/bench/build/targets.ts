import { round } from '../median.ts';
import type { Table } from '../suite.ts';

type Row = Table['rows'][number];
type Where = Readonly<Record<string, string>>;

/** What a build must reach: at most or at least a figure. */
export interface Target {
	name: string;
	/** The figure of a run's tables; null where that was not measured. */
	measured: (rows: readonly Row[]) => number | null;
	limit: number;
	is: 'at most' | 'at least';
}

const forecourt = (fleet: string, generator = 'Forecourt'): Where => ({ fleet, generator, output: 'memory' });
const STOCK_CHANGES = ["one vehicle's price", 'one vehicle gone', 'one vehicle more'];
const WARM = 'Forecourt, bundled before';

/** The targets of the build. Figures that are compared with Hugo's are those of the same turns. */
export const TARGETS: readonly Target[] = [
	timesHugo('12 × 5,000', WARM, 'pages_per_s', 2),
	{ ...timesHugo('12 × 5,000', WARM, 'cpu_ms_per_page', 0.5), is: 'at most' },
	atMost('12 × 5,000: memory, MB', 700, forecourt('12 × 5,000', WARM), 'peak_rss_mb'),
	timesHugo('6 × 1,000', WARM, 'pages_per_s', 1.5),
	timesHugo('6 × 1,000', 'Forecourt', 'pages_per_s', 1.1),
	...rebuilds('new process', 0.75),
	...rebuilds('resident', 0.15),
	atMost(
		'nothing changed, seconds',
		0.25,
		{ changed: 'nothing', builder: 'new process', of: 'fleet' },
		'seconds',
	),
	atMost('a further dealer, seconds', 0.02, { fleet: 'a further dealer' }, 'seconds'),
	atMost('200,000 pages: memory, MB', 1500, { fleet: '33 × 5,000' }, 'peak_rss_mb'),
	atMost('real feed: CPU ms a page', 1.3, { of: 'feed', generator: 'Forecourt' }, 'cpu_ms_per_page'),
	atMost('real feed: memory, MB', 700, { of: 'feed', generator: 'Forecourt' }, 'peak_rss_mb'),
	...["one vehicle's price", 'one vehicle gone'].map((changed) =>
		atMost(`real feed: ${changed}, seconds`, 3, { of: 'feed', changed, builder: 'new process' }, 'seconds'),
	),
	...STOCK_CHANGES.flatMap((changed) =>
		(['fleet', 'feed'] as const).map((of) =>
			atMost(
				`${of === 'feed' ? 'real feed: ' : ''}${changed}, pages rendered that did not change`,
				0,
				{ of, changed, builder: 'new process' },
				'in_vain',
			),
		),
	),
];

/** A table of the targets, each met or by how much it is missed. */
export function targetsTable(tables: readonly Table[]): Table {
	const rows = tables.flatMap((table) => table.rows);
	return {
		title: 'Targets',
		columns: ['target', 'limit', 'measured', 'verdict'],
		rows: TARGETS.map((target) => {
			const measured = target.measured(rows);
			return {
				target: target.name,
				limit: `${target.is} ${target.limit.toLocaleString('en-AU')}`,
				measured: measured === null ? null : round(measured, 3),
				verdict: verdict(target, measured),
			};
		}),
	};
}

/** 'met', or by what share of the limit a target is missed; by how much where the limit is 0. */
export function verdict({ limit, is }: Pick<Target, 'limit' | 'is'>, measured: number | null): string {
	if (measured === null) return 'not measured';
	const miss = is === 'at most' ? measured - limit : limit - measured;
	if (miss <= 0) return 'met';
	return limit === 0 ? `missed by ${miss}` : `missed by ${Math.max(Math.round((miss / limit) * 100), 1)}%`;
}

function atMost(name: string, limit: number, where: Where, column: string): Target {
	return { name, limit, is: 'at most', measured: (rows) => figure(rows, where, column) };
}

function rebuilds(builder: string, limit: number): Target[] {
	return STOCK_CHANGES.map((changed) =>
		atMost(`${changed}, ${builder}, seconds`, limit, { changed, builder, of: 'fleet' }, 'seconds'),
	);
}

function timesHugo(fleet: string, generator: string, column: string, limit: number): Target {
	return {
		name: `${fleet}, ${generator}: ${column.replaceAll('_', ' ')}, times Hugo's`,
		limit,
		is: 'at least',
		measured: (rows) => {
			const ours = figure(rows, forecourt(fleet, generator), column);
			const theirs = figure(rows, forecourt(fleet, 'Hugo'), column);
			return ours === null || theirs === null ? null : ours / theirs;
		},
	};
}

function figure(rows: readonly Row[], where: Where, column: string): number | null {
	const found = rows.find((row) => Object.entries(where).every(([key, value]) => row[key] === value));
	const value = found?.[column];
	return typeof value === 'number' ? value : null;
}
