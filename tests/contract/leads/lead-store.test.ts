import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { createStore } from '../../../src/lead-api/store/create-store.ts';
import { openSqlite } from '../../../src/lead-api/store/database/sqlite.ts';
import { openStore } from '../../../src/lead-api/store/open-store.ts';
import { newLead, storedEnquiry } from '../../fixtures/leads/stored-lead.ts';
import { NoPostgres } from '../../fixtures/servers/no-postgres.ts';
import { postgresIfAny, serverIfAny } from '../../fixtures/servers/postgres-if-any.ts';
import { closingStores } from './lead-store/closing.ts';
import { leadStoreContract } from './lead-store/lead-store-contract.ts';

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
closingStores('SQLite without a thread', () => createStore(openSqlite(':memory:')));

if (server) {
	const postgres = await server.freshDatabase();
	leadStoreContract('PostgreSQL', () => openStore({ postgres }, fail));
}

test('a database of a later version is refused with the remedy', async () => {
	const late = join(folder, 'late.sqlite');
	await openStore({ sqlite: late }, fail).then((store) => store.close());
	const database = openSqlite(late);
	await database.transaction(function* () {
		yield ['INSERT INTO migration (version) VALUES ($1)', 99];
	});
	await database.close();
	await expect(openStore({ sqlite: late }, fail)).rejects.toThrow('start the newer service');
});

test('an erased lead leaves no trace in the files of SQLite, even while a service has them open', async () => {
	const own = join(folder, 'erased');
	const place = { sqlite: join(own, 'leads.sqlite') };
	const service = await openStore(place, fail);
	const mark = 'trace-of-jo@example.com';
	for (let leads = 0; leads < 40; leads++) {
		const lead = storedEnquiry({ id: `lead_${leads}`, submission_id: `attempt-${leads}` });
		const { fields } = lead;
		lead.fields = {
			...fields,
			email: leads % 2 ? mark : fields.email,
			message: `${mark} `.repeat(leads * 5),
		};
		lead.body = JSON.stringify(lead.fields);
		await service.save(newLead(lead));
	}
	const traces = async () => {
		const files = await readdir(own);
		const texts = await Promise.all(files.map((name) => readFile(join(own, name), 'latin1')));
		return texts.some((text) => text.includes(mark));
	};
	expect(await traces()).toBe(true);
	const command = await openStore(place, fail);
	expect(await command.erase(mark)).toBe(20);
	expect(await command.erase('jo@example.com')).toBe(20);
	expect(await traces()).toBe(false);
	await command.close();
	await service.close();
});

test('only their owner can read the files of leads, including files of earlier versions', async () => {
	const private_ = join(folder, 'private');
	const place = { sqlite: join(private_, 'leads.sqlite') };
	const rights = async () =>
		Promise.all(
			(await readdir(private_)).map(async (name) =>
				((await stat(join(private_, name))).mode & 0o777).toString(8),
			),
		);
	const store = await openStore(place, fail);
	await store.save(newLead(storedEnquiry()));
	expect(await rights()).toEqual(['600', '600', '600']);
	await store.close();
	await chmod(place.sqlite, 0o644);
	await openStore(place, fail).then((again) => again.close());
	expect(new Set(await rights())).toEqual(new Set(['600']));
});

test('a database that cannot be written is reported with the remedy', async () => {
	const taken = join(folder, 'taken.sqlite');
	await mkdir(taken);
	await expect(openStore({ sqlite: taken }, fail)).rejects.toThrow(
		new RegExp(`Leads cannot be stored in ${taken} .*name another file with LEAD_API_STORE`),
	);
});

test.each([
	{ what: 'full', pragma: 'PRAGMA max_page_count = 1', says: 'full' },
	{ what: 'read-only', pragma: 'PRAGMA query_only = ON', says: 'readonly' },
])('a write detects that a store is $what', async ({ what, pragma, says }) => {
	const database = openSqlite(join(folder, `${what}.sqlite`));
	const store = await createStore(database);
	await database.transaction(function* () {
		yield [pragma];
	});
	await expect(store.probe()).rejects.toThrow(says);
	await store.close();
});

test('a locked database fails all waiting writes at once', async () => {
	const locked = join(folder, 'locked.sqlite');
	const store = await openStore({ sqlite: locked }, fail);
	using other = new DatabaseSync(locked);
	other.exec('BEGIN IMMEDIATE');
	const waiting = Array.from({ length: 300 }, (_, index) =>
		store.save(newLead(storedEnquiry({ id: `lead_${index}`, submission_id: `attempt-${index}` }))),
	);
	const ended = await Promise.allSettled([...waiting, store.probe()]);
	expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']));
	other.exec('ROLLBACK');
	await store.probe();
	await store.close();
});

test('continuous integration fails without a PostgreSQL server', async () => {
	const none = () => Promise.reject(new NoPostgres('none is here'));
	await expect(serverIfAny(none, true)).rejects.toThrow('none is here');
});
