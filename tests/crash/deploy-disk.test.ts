import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderTarget } from '../../src/deploy/folder/folder-target.ts';
import { publish, stateOf, writtenSite } from '../fixtures/deploy/written-site.ts';
import { loopDiskIfAny } from './loop-disk-if-any.ts';

const disk = await loopDiskIfAny(8);
afterAll(() => disk?.[Symbol.asyncDispose]());

if (disk)
	test('visitors get a complete site from a disk that fills up and then loses power', async () => {
		const dir = join(disk.dir, 'sites');
		const page = (path: string) => readFileSync(join(dir, 'www/hosts/www.coast.example', path), 'utf8');
		await publish(folderTarget(dir), writtenSite('coast', stateOf('one')));
		await disk.fill();
		const two = writtenSite('coast', { ...stateOf('two'), 'big.html': 'x'.repeat(500_000) });
		await expect(publish(folderTarget(dir), two)).rejects.toThrow(
			`the folder ${dir} is full; free some space, and deploy again`,
		);
		expect(page('index.html')).toContain('one');
		await disk.makeRoom();
		await publish(folderTarget(dir), two);
		await disk.cutPower();
		await disk.restorePower();
		const [state = ''] = /one|two/.exec(page('index.html')) ?? [];
		expect(page('cars/car-2.html')).toContain(state);
		expect(page(`_astro/app.${state}.js`)).toContain(state);
		expect(await publish(folderTarget(dir), two)).toHaveProperty(
			'status',
			state === 'two' ? 'unchanged' : 'published',
		);
	});
