import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownData } from '../accounts/own-data.ts';
import type { Body, Database, Row } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite.ts';
import { retention } from './retention.ts';

/** The columns of all tables of the store: 'lead.id'. */
async function columns(): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-store-'));
	const database = openSqlite(join(folder, 'leads.sqlite'));
	onTestFinished(async () => {
		await database.close();
		rmSync(folder, { recursive: true });
	});
	await migrate(database);
	return await database.transaction(function* () {
		const rows = yield [
			`SELECT tables.name || '.' || fields.name AS name FROM sqlite_schema AS tables
				JOIN pragma_table_info(tables.name) AS fields WHERE tables.type = 'table'`,
		];
		return rows.map(({ name }) => String(name));
	});
}

/** A database with one lead, and the tables that a transaction deletes from, or where it takes out the id of the lead or account. */
function recordingDatabase(): { database: Database; deleted: Set<string> } {
	const deleted = new Set<string>();
	const run = ([sql]: readonly unknown[]): Row[] => {
		const [, of, outOf] = /^\s*(?:DELETE FROM (\w+)|UPDATE (\w+) SET \w+_id = NULL)/.exec(String(sql)) ?? [];
		if (of || outOf) deleted.add(String(of ?? outOf));
		return /^SELECT id FROM lead/.test(String(sql)) ? [{ id: 'lead_1' }] : [];
	};
	const transaction = async <T>(body: Body<T>): Promise<T> => {
		const steps = body();
		let step = steps.next();
		while (!step.done) step = steps.next(run(step.value));
		return step.value;
	};
	return {
		database: { dialect: 'sqlite', transaction, emptyLog: async () => {}, close: async () => {} },
		deleted,
	};
}

/** Tables with the addresses that alerts go to. */
const BY_ADDRESS = ['alert_message', 'alert_channel'];

/** Tables that refer to a lead's first attempt in place of the lead. */
const BY_ATTEMPT = ['photo'];

test('a lead, or its id, is deleted from every table that refers to it', async () => {
	const all = await columns();
	const naming = all.flatMap((name) => /^(\w+)\.lead_id$/.exec(name)?.[1] ?? []);
	expect(naming).toContain('submission');
	expect(all.filter((name) => name.endsWith('.attempt'))).toEqual(
		BY_ATTEMPT.map((table) => `${table}.attempt`),
	);
	const { database, deleted } = recordingDatabase();
	await retention(database).erase('kim@example.com');
	expect([...deleted].toSorted()).toEqual(['lead', ...BY_ADDRESS, ...BY_ATTEMPT, ...naming].toSorted());
});

test('an account, or its id, is deleted from every table that refers to it', async () => {
	const naming = (await columns()).flatMap((name) => /^(\w+)\.account_id$/.exec(name)?.[1] ?? []);
	expect(naming).toContain('saved_car');
	const { database, deleted } = recordingDatabase();
	await ownData(database).eraseAccount('account_1');
	expect([...deleted].toSorted()).toEqual(['account', 'sign_in', ...naming].toSorted());
});
