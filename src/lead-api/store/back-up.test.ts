import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newLead, storedEnquiry } from '../../../tests/fixtures/leads/stored-lead.ts';
import { backUp } from './back-up.ts';
import { openStore } from './open-store.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const at = (name: string) => join(dir, name);
const open = (name: string) => openStore({ sqlite: at(name) }, () => undefined);

test('a backup made while the service writes has every lead so far, and can replace the store', async () => {
	const service = await open('leads.sqlite');
	await service.save(newLead(storedEnquiry({ id: 'lead_before' })));
	backUp(at('leads.sqlite'), at('copy.sqlite'));
	await service.save(newLead(storedEnquiry({ id: 'lead_after', submission_id: 'attempt-2' })));
	await service.close();

	copyFileSync(at('copy.sqlite'), at('restored.sqlite'));
	const restored = await open('restored.sqlite');
	expect(await restored.find('coast', 'lead_before')).not.toBeNull();
	expect(await restored.find('coast', 'lead_after')).toBeNull();
	await restored.save(newLead(storedEnquiry({ id: 'lead_after', submission_id: 'attempt-2' })));
	expect(await restored.find('coast', 'lead_after')).not.toBeNull();
	await restored.close();
});

test('an existing file is not overwritten by a backup, and a file that is not a store is not backed up', () => {
	writeFileSync(at('taken.sqlite'), '');
	writeFileSync(at('torn.sqlite'), 'no database at all');
	expect(() => backUp(at('torn.sqlite'), at('taken.sqlite'))).toThrow('name a new file');
	expect(() => backUp(at('nowhere.sqlite'), at('copy-2.sqlite'))).toThrow('there is no store at');
	expect(() => backUp(at('torn.sqlite'), at('copy-3.sqlite'))).toThrow('not a database');
	expect(existsSync(at('copy-3.sqlite'))).toBe(false);
});
