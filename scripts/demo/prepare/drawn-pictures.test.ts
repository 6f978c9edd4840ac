import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawnPictures } from './drawn-pictures.ts';

let folder: string;
beforeEach(() => {
	folder = join(mkdtempSync(join(tmpdir(), 'drawn-')), 'pictures');
});

const drawing = (pictures: Record<string, string>) =>
	vi.fn(async () => Object.entries(pictures).map(([name, svg]) => ({ name, svg })));

test('pictures are drawn once for the same sources', async () => {
	const draw = drawing({ 'ute.svg': '<svg/>' });
	expect((await drawnPictures(folder, 'first', draw)).changed).toBe(1);
	expect(await drawnPictures(folder, 'first', draw)).toEqual({ folder, names: ['ute.svg'], changed: 0 });
	expect(draw).toHaveBeenCalledOnce();
});

test('changed sources are drawn again: equal files keep their date, and unused ones are removed', async () => {
	await drawnPictures(folder, 'first', drawing({ 'ute.svg': 'same', 'van.svg': 'old', 'bus.svg': 'gone' }));
	const { mtimeMs } = statSync(join(folder, 'ute.svg'));
	const { changed, names } = await drawnPictures(
		folder,
		'second',
		drawing({ 'ute.svg': 'same', 'van.svg': 'new' }),
	);
	expect(changed).toBe(1);
	expect(names).toEqual(['ute.svg', 'van.svg']);
	expect(statSync(join(folder, 'ute.svg')).mtimeMs).toBe(mtimeMs);
	expect(readFileSync(join(folder, 'van.svg'), 'utf8')).toBe('new');
	expect(readdirSync(folder)).not.toContain('bus.svg');
});

test('a drawing that fails half-way is begun again', async () => {
	const failing = async () =>
		(function* () {
			yield { name: 'ute.svg', svg: '<svg/>' };
			throw new Error('no more paint');
		})();
	await expect(drawnPictures(folder, 'first', failing)).rejects.toThrow('no more paint');
	const draw = drawing({ 'ute.svg': '<svg/>' });
	await drawnPictures(folder, 'first', draw);
	expect(draw).toHaveBeenCalledOnce();
});
