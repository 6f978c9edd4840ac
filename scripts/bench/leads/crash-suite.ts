import { openLoopDisk } from '../../../tests/crash/loop-disk.ts';
import { NoLoopDisk } from '../../../tests/crash/no-loop-disk.ts';
import { runTrial, type Trial } from '../../../tests/crash/storm.ts';
import { killOne, type OnDisk, postgresOn, sqliteOn } from '../../../tests/crash/strikes.ts';
import { NOTHING_LOST, type Verdict } from '../../../tests/crash/verdict.ts';
import { NoPostgres } from '../../../tests/fixtures/servers/no-postgres.ts';
import { round } from '../median.ts';
import type { Bench, Report, Suite } from '../suite.ts';
import { postgresHere, sqliteIn } from './places.ts';

type Row = Report['tables'][number]['rows'][number];

/** A failure that is caused, on which database, and how often. */
interface CrashTrial extends Pick<Trial, 'strike' | 'instances' | 'rounds'> {
	what: string;
	database: string;
	fresh: () => Promise<Trial['place']>;
}

/** Crash tests by the hundred: how many leads were acknowledged, and how many of these were lost. */
export const crashSuite: Suite = {
	async run(bench) {
		const notes: string[] = [];
		const rows = [...(await killRows(bench, notes)), ...(await diskRows(bench, notes))];
		return {
			tables: [
				{
					title: 'Leads after crashes; lost, doubled and undelivered must be 0',
					columns: [
						'database',
						'what',
						'rounds',
						'acknowledged',
						'stored',
						'deliveries',
						'lost',
						'doubled',
						'undelivered',
						'other_faults',
						'seconds',
					],
					rows,
				},
			],
			notes: [
				'Each round starts the service with a wrong clock, lets a dozen shoppers send leads (some twice, some over connections that break, some in steps), and strikes at a random moment.',
				'undelivered: by mail or by webhook, with receivers that fail three of twenty deliveries. stored includes leads whose sender never got a response; two steps of one lead count as two acknowledged.',
				...notes,
			],
		};
	},
};

async function killRows(bench: Bench, notes: string[]): Promise<Row[]> {
	const rounds = bench.quick ? 2 : 150;
	const sqlite = sqliteIn(bench.folders.disk);
	const rows = [
		await crashRow(bench, { ...KILL, database: sqlite.name, fresh: sqlite.fresh, rounds, instances: 1 }),
	];
	const postgres = await postgresHere();
	if (postgres instanceof NoPostgres) {
		notes.push(`PostgreSQL was not tested: ${postgres.message}.`);
		return rows;
	}
	try {
		const { name, fresh } = postgres;
		rows.push(
			await crashRow(bench, { ...KILL, database: `${name}, two services`, fresh, rounds, instances: 2 }),
		);
	} finally {
		await postgres[Symbol.asyncDispose]();
	}
	return rows;
}

const KILL = { what: 'SIGKILL to a service', strike: killOne };

async function diskRows(bench: Bench, notes: string[]): Promise<Row[]> {
	const [cuts, fills] = bench.quick ? [2, 1] : [60, 3];
	const rows: Row[] = [];
	const onDisk = (database: string, { freshPlace, cutPower, fillDisk }: OnDisk) => {
		const both = { database, fresh: freshPlace, instances: 1 };
		return [
			{ ...both, what: 'power cut', strike: cutPower, rounds: cuts },
			{ ...both, what: 'full disk', strike: fillDisk, rounds: fills },
		];
	};
	try {
		await using small = await openLoopDisk(64);
		for (const one of onDisk('SQLite', sqliteOn(small))) rows.push(await crashRow(bench, one));
		await using large = await openLoopDisk(512);
		await using server = await postgresOn(large);
		const killServer = { strike: server.killServer, rounds: cuts, instances: 1, fresh: server.freshPlace };
		rows.push(
			await crashRow(bench, { ...killServer, database: 'PostgreSQL', what: 'SIGKILL to the database' }),
		);
		for (const one of onDisk('PostgreSQL', server)) rows.push(await crashRow(bench, one));
	} catch (error) {
		if (!(error instanceof NoLoopDisk || error instanceof NoPostgres)) throw error;
		notes.push(`Tests that need a disk of their own were not run: ${error.message}.`);
	}
	return rows;
}

async function crashRow(bench: Bench, { what, database, fresh, ...trial }: CrashTrial): Promise<Row> {
	const began = performance.now();
	const say = (line: string) => bench.say(`${database}, ${what}, ${line}`);
	const verdict = await runTrial({ ...trial, place: await fresh(), folder: bench.folders.disk, say });
	const { acknowledged, stored, deliveries, lost, doubled, undelivered } = verdict;
	return {
		database,
		what,
		rounds: trial.rounds,
		acknowledged,
		stored,
		deliveries,
		lost: lost.length,
		doubled: doubled.length,
		undelivered: undelivered.length,
		other_faults: otherFaults(verdict),
		seconds: round((performance.now() - began) / 1000, 0),
	};
}

function otherFaults({ unrouted, unsettled, unknown, faults, integrity }: Verdict): number {
	const isBroken = integrity === NOTHING_LOST.integrity ? 0 : 1;
	return unrouted.length + unsettled + unknown.length + faults.length + isBroken;
}
