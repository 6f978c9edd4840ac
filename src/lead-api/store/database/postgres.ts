import pg from 'pg';
import { storeClosed } from '../store-closed.ts';
import type { Body, Database, Row } from './database.ts';

const CONNECTIONS = 16;
/** Time without a response after which the database counts as down, milliseconds. */
const RESPONSE_MS = 10_000;
/** Longest wait for a lock or a connection, milliseconds. */
const BUSY_MS = 3000;
/** Serialization failure, deadlock, and a key that another transaction wrote first: the transaction is retried, and then sees it. */
const CONFLICTS = new Set(['40001', '40P01', '23505']);
const MOST_TRIES = 5;

/** A PostgreSQL database by its URL. `onLost` is called when a connection breaks while it has nothing to answer. */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
	const pool = new pg.Pool({
		connectionString: url,
		max: CONNECTIONS,
		connectionTimeoutMillis: BUSY_MS,
		lock_timeout: BUSY_MS,
		query_timeout: RESPONSE_MS,
		application_name: 'forecourt-lead-api',
	});
	// Each connection reports for itself, idle or between two statements: the pool does so for idle ones only. An error without a listener
	// would end the process.
	pool.on('connect', (client) => client.on('error', onLost));
	pool.on('error', () => undefined);
	const names = new Map<string, string>();
	const nameOf = (sql: string): string => {
		let name = names.get(sql);
		if (!name) {
			name = `s${names.size}`;
			names.set(sql, name);
		}
		return name;
	};
	return {
		dialect: 'postgres',
		async transaction(body) {
			for (let tries = 1; ; tries++) {
				const client = await pool.connect().catch((error: unknown) => {
					throw pool.ending ? storeClosed() : error;
				});
				try {
					return await drive(client, body, nameOf);
				} catch (error) {
					if (tries === MOST_TRIES || !CONFLICTS.has(String((error as { code?: unknown }).code))) throw error;
				}
			}
		},
		// The write-ahead log belongs to the server; see docs/recipes/run-the-lead-api.md.
		emptyLog: async () => undefined,
		async close() {
			if (!pool.ending) await pool.end();
		},
	};
}

async function drive<T>(client: pg.PoolClient, body: Body<T>, nameOf: (sql: string) => string): Promise<T> {
	let lost: unknown;
	try {
		await client.query('BEGIN');
		const steps = body();
		let step = steps.next();
		while (!step.done) {
			const [text, ...values] = step.value;
			const { rows } = await client.query<Row>({ name: nameOf(text), text, values });
			step = steps.next(rows);
		}
		await client.query('COMMIT');
		return step.value;
	} catch (error) {
		await client.query('ROLLBACK').catch(() => {
			lost = error;
		});
		throw error;
	} finally {
		// A connection that cannot roll back is discarded.
		client.release(lost !== undefined);
	}
}
