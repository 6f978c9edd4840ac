import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/lead-api/store/open-store.ts';
import { openSqlite } from '../../src/lead-api/store/sqlite.ts';
import { NoPostgres } from '../fixtures/no-postgres.ts';
import { postgresIfAny, serverIfAny } from '../fixtures/postgres-if-any.ts';
import { leadStoreContract } from './lead-store-contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
const server = await postgresIfAny();
const fail = (error: Error): never => {
	throw error;
};

afterAll(async () => {
	await server?.stop();
	await rm(folder, { recursive: true, force: true });
});

const file = join(folder, 'below', 'leads.sqlite');
leadStoreContract('SQLite', () => openStore({ sqlite: file }, fail));

if (server) {
	const postgres = await server.freshDatabase();
	leadStoreContract('PostgreSQL', () => openStore({ postgres }, fail));
}

test('a database of a later version is refused, naming the way out', async () => {
	const late = join(folder, 'late.sqlite');
	await openStore({ sqlite: late }, fail).then((store) => store.close());
	const database = openSqlite(late);
	await database.transaction(function* () {
		yield ['INSERT INTO migration (version) VALUES ($1)', 99];
	});
	await database.close();
	await expect(openStore({ sqlite: late }, fail)).rejects.toThrow('start the newer service');
});

test('continuous integration fails without a PostgreSQL', async () => {
	const none = () => Promise.reject(new NoPostgres('none is here'));
	await expect(serverIfAny(none, true)).rejects.toThrow('none is here');
});
