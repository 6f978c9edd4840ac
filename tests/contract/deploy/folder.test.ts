import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderTarget } from '../../../src/deploy/folder/folder-target.ts';
import { rollBack } from '../../../src/deploy/rollback.ts';
import { takeLock } from '../../../src/generator/files/lock.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { hostsSuite } from './hosts-suite.ts';
import { targetSuite } from './target-suite.ts';

const emptyDir = () => mkdtempSync(join(tmpdir(), 'forecourt-folder-'));

describe('a folder', () => {
	const open = async () => {
		const dir = emptyDir();
		const fileAt = (host: string, path: string) => join(dir, 'www/hosts', host, path);
		return {
			target: folderTarget(dir),
			another: folderTarget(dir),
			visit: async (host: string, path: string) =>
				existsSync(fileAt(host, path)) ? readFileSync(fileAt(host, path), 'utf8') : null,
			lose: async (slug: string, path: string) => rmSync(join(dir, 'www/sites', slug, path)),
			loseHost: async (host: string) => rmSync(join(dir, 'www/hosts', host)),
			close: async () => rmSync(dir, { recursive: true }),
		};
	};
	targetSuite(open);
	hostsSuite(open);
});

describe('in a folder', () => {
	let dir: string;
	beforeEach(() => {
		dir = emptyDir();
	});
	afterEach(() => rmSync(dir, { recursive: true }));
	const www = (path: string) => join(dir, 'www/hosts/www.coast.example', path);

	test('releases share unchanged files, and a changed file has a modification time at least a second later', async () => {
		await publish(folderTarget(dir), writtenSite('coast', { 'index.html': '$19,990', 'about.html': 'us' }));
		const [page, about] = [statSync(www('index.html')), statSync(www('about.html'))];
		await publish(folderTarget(dir), writtenSite('coast', { 'index.html': '$19,490', 'about.html': 'us' }));
		expect(statSync(www('about.html')).ino).toBe(about.ino);
		expect(statSync(www('index.html')).mtimeMs).toBeGreaterThanOrEqual(page.mtimeMs + 1000);
	});

	test('a release that was prepared beforehand has the same files as one that was not, even after another publisher’s release', async () => {
		const target = folderTarget(dir);
		const of = (name: string) => writtenSite('coast', stateOf(name));
		const filesOf = (path: string) =>
			readdirSync(www(path), { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
				relative(www(path), join(parentPath, name)),
			);
		const before = writtenSite('coast', {
			'index.html': '$19,990',
			'about.html': 'us',
			'cars/old/a.html': 'a',
		});
		await publish(target, before);
		await target.prepare?.('coast');
		const about = statSync(www('about.html')).ino;
		expect(filesOf('.').toSorted()).toEqual([
			'about.html',
			'cars',
			'cars/old',
			'cars/old/a.html',
			'index.html',
		]);
		await publish(
			target,
			writtenSite('coast', { 'index.html': '$19,490', 'about.html': 'us', 'new.html': 'n' }),
		);
		expect(filesOf('.').toSorted()).toEqual(['about.html', 'index.html', 'new.html']);
		expect([readFileSync(www('index.html'), 'utf8'), statSync(www('about.html')).ino]).toEqual([
			'$19,490',
			about,
		]);
		await target.prepare?.('coast');
		await publish(folderTarget(dir), of('one'));
		await target.prepare?.('coast');
		rmSync(
			join(dir, 'www/releases/coast', `${(await target.live('coast'))?.release.id}.next.part`, 'index.html'),
		);
		await publish(folderTarget(dir), of('two'));
		expect(readFileSync(www('index.html'), 'utf8')).toBe(stateOf('two')['index.html']);
		expect(readdirSync(join(dir, 'www/releases/coast')).filter((name) => name.endsWith('.part'))).toEqual([]);
	});

	test('no release is prepared while another publisher is at work, nor for a dealer that was never published', async () => {
		const target = folderTarget(dir);
		await target.prepare?.('coast');
		await publish(target, writtenSite('coast', stateOf('one')));
		await target.exclusively('coast', async () => {
			await expect(target.prepare?.('coast')).rejects.toThrow('another publisher');
		});
		expect(readdirSync(join(dir, 'www/releases/coast')).length).toBe(1);
	});

	test('the lead API’s data of a dealer is outside the web server’s folder, is restored when it was lost, and is removed with the dealer', async () => {
		const site = writtenSite('coast', stateOf('one'), { api_site: '{"slug":"coast"}' });
		await publish(folderTarget(dir), site);
		const file = join(dir, 'private/api/coast.json');
		expect(readFileSync(file, 'utf8')).toBe('{"slug":"coast"}');
		rmSync(file);
		expect(await publish(folderTarget(dir), site)).toMatchObject({ status: 'published' });
		expect(readFileSync(file, 'utf8')).toBe('{"slug":"coast"}');
		await publish(folderTarget(dir), writtenSite('coast', stateOf('one')));
		expect(existsSync(file)).toBe(false);
	});

	test('a rollback also restores the lead API’s data, even of a release that an earlier version of the program recorded', async () => {
		const target = folderTarget(dir);
		const state = join(dir, 'private/state/coast');
		const of = (name: string) => writtenSite('coast', stateOf(name), { api_site: `{"of":"${name}"}` });
		const live = () => readFileSync(join(dir, 'private/api/coast.json'), 'utf8');
		for (const name of ['one', 'two']) await publish(target, of(name));
		await rollBack(folderTarget(dir), 'coast', { release: 'previous' });
		expect(live()).toBe('{"of":"one"}');
		const [first = '', last = ''] = readdirSync(state).filter((name) => /^0.*json$/.test(name));
		const idOf = (name: string) => name.replace('.json', '');
		const record = join(state, first);
		const stored = JSON.parse(readFileSync(record, 'utf8'));
		rmSync(record.replace(/json$/, 'api'));
		writeFileSync(record, JSON.stringify(stored));
		const back = (name: string) => rollBack(target, 'coast', { release: idOf(name) });
		await expect(back(last)).rejects.toThrow('the record of a release of coast, is missing or damaged');
		const { has_api_site: _, ...earlier } = stored;
		writeFileSync(record, JSON.stringify({ ...earlier, api_site: '{"of":"one"}' }));
		await back(last);
		expect(live()).toBe('{"of":"two"}');
		await back(first);
		expect(live()).toBe('{"of":"one"}');
		await target.forget('coast', [idOf(last)]);
		expect(readdirSync(state).filter((name) => name.startsWith(last.slice(0, 6)))).toEqual([]);
	});

	test('a host belongs to one dealer until that dealer is published without it', async () => {
		const target = folderTarget(dir);
		await publish(target, writtenSite('coast', stateOf('one'), { hosts: ['cars.example', 'old.example'] }));
		const hills = writtenSite('hills', stateOf('two'), { hosts: ['old.example'] });
		await expect(publish(target, hills)).rejects.toThrow(
			"old.example shows the site of coast; take it from that dealer's hosts first, and deploy coast",
		);
		expect(await target.sites()).toEqual(['coast']);
		await publish(target, writtenSite('coast', stateOf('one'), { hosts: ['cars.example'] }));
		expect(existsSync(join(dir, 'www/hosts/old.example'))).toBe(false);
		await publish(target, hills);
		expect(readFileSync(join(dir, 'www/hosts/old.example/index.html'), 'utf8')).toContain('two');
		const odd = writtenSite('odd', stateOf('three'), { hosts: ['..'] });
		await expect(publish(target, odd)).rejects.toThrow("odd has the host '..': expected a host name");
	});

	test('a redirect rule that a folder cannot express is refused before anything changes', async () => {
		const target = folderTarget(dir);
		await publish(target, writtenSite('coast', stateOf('one')));
		for (const [rule, reason] of [
			['/old/* /new 301', 'has a pattern'],
			['/old https://elsewhere.example/ 301', 'has an address that is no page of the site'],
		]) {
			const site = writtenSite('coast', { ...stateOf('two'), _redirects: `${rule}\n` });
			await expect(publish(target, site)).rejects.toThrow(`the rule '${rule}' of _redirects ${reason}`);
		}
		expect(readFileSync(www('index.html'), 'utf8')).toContain('one');
	});

	test('a folder with other files is refused and left unchanged', async () => {
		writeFileSync(join(dir, 'letter.txt'), 'Dear Sir');
		await expect(folderTarget(dir).sites()).rejects.toThrow(
			`${dir} has files of something else; name an empty folder, or one that was deployed to`,
		);
		await expect(folderTarget(join(dir, 'letter.txt')).sites()).rejects.toThrow('is not a folder');
	});

	test('a rollback in a folder with other files, or of a dealer that was never published, is refused and writes nothing', async () => {
		writeFileSync(join(dir, 'letter.txt'), 'Dear Sir');
		const back = (place: string) => rollBack(folderTarget(place), 'coast', { release: 'previous' });
		await expect(back(dir)).rejects.toThrow('has files of something else');
		expect(readdirSync(dir)).toEqual(['letter.txt']);
		await expect(back(join(dir, 'new'))).rejects.toThrow('has no such release of coast; it has none at all');
		expect(readdirSync(dir)).toEqual(['letter.txt']);
	});

	test.each<[string, (state: string) => void, RegExp]>([
		[
			'a pointer that is a file',
			() => {
				rmSync(join(dir, 'www/sites/coast'));
				writeFileSync(join(dir, 'www/sites/coast'), '');
			},
			/www\/sites\/coast is a file of another kind than expected; move it away, and deploy again/,
		],
		[
			'a damaged lock',
			(state) => writeFileSync(join(state, 'lock'), 'no lock'.repeat(9)),
			/private\/state\/coast\/lock is damaged; delete it while no other command runs/,
		],
		[
			'a damaged record',
			(state) => {
				for (const name of readdirSync(state))
					if (/^0.*json$/.test(name)) writeFileSync(join(state, name), '{"');
			},
			/the record of a release of coast, is missing or damaged; restore it from a backup, or take the site off/,
		],
	])('%s is reported with a remedy that works', async (_name, damage, says) => {
		const target = folderTarget(dir);
		await publish(target, writtenSite('coast', stateOf('one')));
		damage(join(dir, 'private/state/coast'));
		await expect(publish(target, writtenSite('coast', stateOf('two')))).rejects.toThrow(says);
		rmSync(join(dir, 'private/state/coast/lock'));
		await target.remove('coast');
		expect(await publish(target, writtenSite('coast', stateOf('two')))).toMatchObject({
			status: 'published',
		});
		expect(readFileSync(www('index.html'), 'utf8')).toContain('two');
	});

	test('a publisher waits for another one, and names it in the error when it takes too long', async () => {
		const target = folderTarget(dir, 100);
		const lock = takeLock(join(dir, 'private/state/coast/lock'));
		await expect(publish(target, writtenSite('coast', stateOf('one')))).rejects.toThrow(
			new RegExp(`another publisher \\(process ${process.pid} on .*\\) is changing coast in the folder`),
		);
		if (lock.isTaken) lock.release();
		expect(await publish(target, writtenSite('coast', stateOf('one')))).toMatchObject({
			status: 'published',
		});
	});
});
