import type { StoreLocation } from '../../../src/lead-api/store/open-store.ts';
import { writeSites } from '../../../tests/crash/dealers.ts';
import { type Receivers, startReceivers } from '../../../tests/crash/receivers.ts';
import { type ServiceProcess, startService } from '../../../tests/crash/service-process.ts';
import { round } from '../median.ts';
import { cpuSeconds, residentMb } from '../process-tree.ts';
import type { Bench, Report, Suite } from '../suite.ts';
import { bareRate } from './bare-rate.ts';
import { fixedLoad, fullLoad, type Load } from './load.ts';
import { type Places, postgresHere, sqliteIn } from './places.ts';

const CONNECTIONS = [1, 8, 32] as const;
/** Warm-up: leads sent before the measurement, as a service in use has long been compiled by the engine. */
const WARM_UP = 2000;
const FIXED = { perSecond: 200, connections: 32 } as const;

type Row = Report['tables'][number]['rows'][number];

/** Rate at which leads are accepted, each durable before it is acknowledged. */
export const leadsSuite: Suite = {
	async run(bench) {
		const postgres = await postgresHere();
		const isThere = !(postgres instanceof Error);
		const all = [sqliteIn(bench.folders.disk), ...(isThere ? [postgres] : [])];
		const speed: Row[] = [];
		const memory: Row[] = [];
		try {
			for (const places of all) {
				speed.push(...(await speedRows(bench, places)));
				memory.push(await memoryRow(bench, places));
			}
		} finally {
			for (const places of all) await places[Symbol.asyncDispose]();
		}
		return {
			tables: [
				{
					title: 'Leads accepted, each durable with its two outbox entries before it is acknowledged',
					columns: [
						'database',
						'load',
						'leads_per_s',
						'p50_ms',
						'p99_ms',
						'cpu_ms_a_lead',
						'bare_per_s',
						'share_of_bare',
					],
					rows: speed,
				},
				{
					title: 'Memory of the service',
					columns: ['database', 'leads', 'started_mb', 'after_mb'],
					rows: memory,
				},
			],
			notes: [...NOTES, ...(isThere ? [] : [`PostgreSQL was not measured: ${postgres.message}.`])],
		};
	},
};

const NOTES = [
	'The service, one load generator and the database share the processors. The generator keeps connections open and sends raw HTTP.',
	'cpu ms a lead: processor time of the service alone, the figure to trust on a machine that does other work at the same time.',
	'Every lead has its own phone number and address, so that limits are counted as in production; only the limit of leads per dealer is raised.',
	'Deliveries run only where the row says so: a mail and a webhook for each lead, to receivers on this machine that share the generator’s processor and fail now and then.',
	'bare: the same rows of a lead written to the same tables, durably. SQLite: transactions of as many leads as there are connections. PostgreSQL: one transaction per lead, from as many connections.',
];

async function speedRows(bench: Bench, places: Places): Promise<Row[]> {
	const seconds = bench.quick ? 0.5 : 5;
	const rows: Row[] = [];
	for (const connections of CONNECTIONS) {
		bench.say(`${places.name}, ${connections} connections`);
		const bare = await bareRate(await places.fresh(), connections, seconds / 2);
		const name = `${connections} connection${connections === 1 ? '' : 's'}`;
		const row = await measured(bench, places, name, (url) =>
			fullLoad(url, { connections, seconds, leads: Number.POSITIVE_INFINITY }),
		);
		rows.push({ ...row, bare_per_s: bare, share_of_bare: round(row.leads_per_s / bare, 2) });
	}
	const name = `${FIXED.perSecond} a second`;
	bench.say(`${places.name}, ${name}`);
	const fixed = (url: string) => fixedLoad(url, { ...FIXED, seconds: seconds * 2 });
	rows.push(await measured(bench, places, name, fixed));
	await using receivers = await startReceivers();
	rows.push(await measured(bench, places, `${name}, delivering`, fixed, receivers));
	return rows;
}

/** A load's figures, with the service's own processor time per lead. */
async function measured(
	bench: Bench,
	places: Places,
	name: string,
	load: (url: string) => Promise<Load>,
	receivers: Receivers | null = null,
): Promise<Row & Load> {
	const work = async ({ url, pid }: ServiceProcess) => {
		const before = cpuSeconds(pid);
		const { leads, ...figures } = await load(url);
		const cpu_ms_a_lead = round(((cpuSeconds(pid) - before) * 1000) / leads, 3);
		return { database: places.name, load: name, leads, ...figures, cpu_ms_a_lead };
	};
	return withService(bench, await places.fresh(), work, receivers);
}

async function memoryRow(bench: Bench, places: Places): Promise<Row> {
	const leads = bench.quick ? 1_000 : 100_000;
	bench.say(`${places.name}, memory after ${leads} leads`);
	return withService(bench, await places.fresh(), async ({ url, pid }) => {
		const started_mb = Math.round(residentMb(pid));
		const load = await fullLoad(url, { connections: 32, seconds: Number.POSITIVE_INFINITY, leads });
		return { database: places.name, leads: load.leads, started_mb, after_mb: Math.round(residentMb(pid)) };
	});
}

async function withService<T>(
	{ folders }: Bench,
	place: StoreLocation,
	work: (service: ServiceProcess) => Promise<T>,
	receivers: Pick<Receivers, 'mailUrl' | 'webhookUrl'> | null = null,
): Promise<T> {
	const sitesDir = await writeSites(folders.disk, receivers?.webhookUrl ?? 'http://127.0.0.1:9/leads');
	const clock = { since: Date.now(), speed: 1, aheadMs: 0 };
	const service = await startService({ place, sitesDir, mailUrl: receivers?.mailUrl ?? null, clock });
	try {
		// First calls take longer, and the engine meanwhile compiles what is called often.
		await fullLoad(service.url, { connections: 8, seconds: 10, leads: WARM_UP });
		return await work(service);
	} finally {
		await service.kill();
	}
}
