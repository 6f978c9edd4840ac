import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from './files-on-disk.ts';
import { moveIntoPlace } from './move-into-place.ts';
import { stage } from './stage-files.ts';

let dir = '';
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'forecourt-publish-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const STAGED = ['index.html', 'cars/a.html', 'cars/a.json', 'cars/used/2.html', 'law/terms.html'];
const place = (name: string) => join(dir, name);

function move(): void {
	for (const file of STAGED) stage(place('staging'), file, `new ${file}`);
	moveIntoPlace(place('staging'), place('site'), STAGED);
}

test('staged files make up a site that did not exist', () => {
	move();
	expect(filesBelow(place('site')).toSorted()).toEqual(STAGED.toSorted());
	expect(readFileSync(place('site/cars/used/2.html'), 'utf8')).toBe('new cars/used/2.html');
});

test('files of the site that are not staged stay, even in folders that are staged', () => {
	stage(place('site'), 'cars/b.html', 'old');
	stage(place('site'), 'about.html', 'old');
	move();
	expect(filesBelow(place('site')).toSorted()).toEqual([...STAGED, 'about.html', 'cars/b.html'].toSorted());
	expect(readFileSync(place('site/cars/b.html'), 'utf8')).toBe('old');
	expect(readFileSync(place('site/cars/a.html'), 'utf8')).toBe('new cars/a.html');
});

test('a replaced file is a new file, and files that were linked to the old one keep their content', () => {
	mkdirSync(place('site/cars'), { recursive: true });
	writeFileSync(place('site/cars/a.html'), 'old');
	const before = statSync(place('site/cars/a.html')).ino;
	move();
	expect(statSync(place('site/cars/a.html')).ino).not.toBe(before);
});

test('without staged files no folder is created', () => {
	moveIntoPlace(place('staging'), place('site'), []);
	expect(filesBelow(place('site'))).toEqual([]);
});
