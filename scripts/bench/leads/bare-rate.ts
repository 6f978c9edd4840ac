import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Value } from '../../../src/lead-api/store/database/database.ts';
import { newId } from '../../../src/lead-api/store/database/new-id.ts';
import { LEAD_COLUMNS, leadRow } from '../../../src/lead-api/store/leads/lead-rows.ts';
import {
	entryRows,
	OUTBOX,
	SUBMISSION,
	submissionRow,
} from '../../../src/lead-api/store/leads/submission-rows.ts';
import { openStore, type StoreLocation } from '../../../src/lead-api/store/open-store.ts';
import { newLead, storedEnquiry } from '../../../tests/fixtures/leads/stored-lead.ts';

/**
 * The rate of the database alone, in durable leads per second: the rows of a lead (what was sent and two outbox entries) in tables
 * like the service's, and nothing else. SQLite has one writer: `together` leads share a transaction, the best that so many
 * connections could get. PostgreSQL commits one transaction per lead, from that many connections.
 */
export async function bareRate(place: StoreLocation, together: number, seconds: number): Promise<number> {
	const store = await openStore(place, () => undefined);
	await store.close();
	return 'sqlite' in place
		? bareSqlite(place.sqlite, together, seconds)
		: barePostgres(place.postgres, together, seconds);
}

function bareSqlite(file: string, together: number, seconds: number): number {
	const connection = new DatabaseSync(file);
	connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
	const statements = new Map<string, (values: readonly Value[]) => void>();
	for (const into of TABLES) {
		const statement = connection.prepare(insertInto(into, '?'));
		statements.set(into, (values) => statement.run(...values));
	}
	const began = performance.now();
	let leads = 0;
	while (performance.now() < began + seconds * 1000) {
		connection.exec('BEGIN IMMEDIATE');
		for (let index = 0; index < together; index += 1)
			for (const [into, values] of rowsOfALead()) statements.get(into)?.(values);
		connection.exec('COMMIT');
		leads += together;
	}
	connection.close();
	return Math.round((leads * 1000) / (performance.now() - began));
}

async function barePostgres(url: string, connections: number, seconds: number): Promise<number> {
	const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
	await Promise.all(clients.map((client) => client.connect()));
	const began = performance.now();
	let leads = 0;
	const work = async (client: pg.Client) => {
		while (performance.now() < began + seconds * 1000) {
			await client.query('BEGIN');
			for (const [into, values] of rowsOfALead())
				await client.query({ name: into.slice(0, 20), text: insertInto(into, '$'), values: [...values] });
			await client.query('COMMIT');
			leads += 1;
		}
	};
	await Promise.all(clients.map(work));
	const rate = Math.round((leads * 1000) / (performance.now() - began));
	await Promise.all(clients.map((client) => client.end()));
	return rate;
}

const LEAD = `lead (${LEAD_COLUMNS})`;
const TABLES = [SUBMISSION, LEAD, OUTBOX];

function insertInto(into: string, mark: '?' | '$'): string {
	const marks = into.split(',').map((_, index) => (mark === '?' ? '?' : `$${index + 1}`));
	return `INSERT INTO ${into} VALUES (${marks.join(', ')})`;
}

function rowsOfALead(): [into: string, values: readonly Value[]][] {
	const id = newId('lead', new Date());
	const order = newLead(storedEnquiry({ id, submission_id: randomUUID() }), {
		targets: [
			{ channel: 'email', target: 'sales@coast.example' },
			{ channel: 'webhook', target: 'https://crm.example/leads' },
		],
	});
	return [
		[SUBMISSION, submissionRow(order)],
		[LEAD, leadRow(order.lead, 'verified', null)],
		...entryRows(order, 'verified').map((row): [string, Value[]] => [OUTBOX, row]),
	];
}
