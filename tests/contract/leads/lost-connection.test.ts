import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../../../src/lead-api/store/database/postgres.ts';
import { postgresIfAny } from '../../fixtures/servers/postgres-if-any.ts';

const server = await postgresIfAny();
afterAll(() => server?.stop());

if (server)
	test('a transaction whose connection PostgreSQL closes between two statements fails, and the service keeps running', async () => {
		const url = await server.freshDatabase();
		const lost: string[] = [];
		const database = openPostgres(url, ({ message }) => lost.push(message));
		const transaction = database.transaction(function* () {
			const [row] = yield ['SELECT pg_backend_pid() AS pid'];
			// Runs once the next statement was sent.
			queueMicrotask(() => endConnection(url, Number(row?.pid)));
			yield ['SELECT 1'];
		});
		await expect(transaction).rejects.toThrow('Client has encountered a connection error');
		expect(lost).toEqual(['terminating connection due to administrator command']);
		const next = database.transaction(function* () {
			const [row] = yield ['SELECT 1 AS one'];
			return row;
		});
		expect(await next).toEqual({ one: 1 });
		await database.close();
	});

/** Ends a connection as a restart of PostgreSQL does, and blocks this process until then: it reads the last answer and the end together. */
function endConnection(url: string, pid: number): void {
	const script = `
		import pg from 'pg';
		const client = new pg.Client(process.argv[1]);
		await client.connect();
		await client.query('SELECT pg_terminate_backend($1, 5000)', [process.argv[2]]);
		await client.end();`;
	execFileSync(process.execPath, ['--input-type=module', '-e', script, url, String(pid)]);
}
