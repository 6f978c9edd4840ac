import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/lead-api/store/open-store.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { atSandbox, checkOut } from '../../fixtures/leads/reserving.ts';

const run = promisify(execFile);

test('npm run reservations lists reservations, and repairs one whose time ended while no service ran', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'forecourt-reservations-'));
	const place = { sqlite: join(folder, 'leads.sqlite') };
	const sites = join(folder, 'sites');
	const ran = (words: string[], secret = 'a secret of the tests, thirty-two long') => {
		const env = { LEAD_API_STORE: place.sqlite, LEAD_API_SITES: sites, LEAD_API_SECRET: secret };
		return run(process.execPath, ['scripts/reservations.ts', ...words], { env: { ...process.env, ...env } });
	};
	const command = async (...words: string[]) => (await ran(words)).stdout;
	try {
		await mkdir(sites);
		await writeFile(join(sites, 'coast.json'), JSON.stringify(apiSite()));
		await expect(command('list')).rejects.toThrow('There is no store');
		const store = await openStore(place, () => undefined);
		const service = await leadService([apiSite()], { store });
		// Reserved three days ago by the command's real clock.
		service.setNow(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
		const { page } = await checkOut(service);
		await atSandbox(service, page, 'pay');
		await store.close();
		expect(await command('list')).toMatch(
			/^res_[0-9a-f]{32} {2}coast {2}7 {2}Reserved until .+Z {2}\$200 paid\n$/,
		);
		expect(await command('repair')).toBe('1 reservation asked about\n');
		expect(await command('list')).toContain('Ended: the time is over  $200 refunded in full');
		expect(await command('repair')).toBe('0 reservations asked about\n');
		await expect(command('forget')).rejects.toThrow('Lists and repairs reservations');
		await expect(command('list', 'coast')).rejects.toThrow('To name a dealer, use list --dealer coast');
		await expect(command('repair', '--dealer', 'coast')).rejects.toThrow('--dealer is for list');
		await expect(ran(['repair'], 'too short')).rejects.toThrow('at least 32 random characters');
		expect(await ran(['list', '--dealer', 'bay'])).toEqual({
			stdout: '',
			stderr: 'No reservations of bay\n',
		});
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
