import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { changedPaths, commitOf, dealersAt, folderInRepository, uncommittedCount } from './repository.ts';

const temporary = () => realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));

function run(root: string, ...args: string[]): void {
	execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@shop.example', ...args], { cwd: root });
}

function write(root: string, path: string, text = ''): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

/** A repository with one commit of two dealers. */
function repository(): string {
	const root = temporary();
	run(root, 'init', '--quiet', '--initial-branch', 'main');
	for (const path of [
		'dealers/coast/dealer.ts',
		'dealers/range/dealer.ts',
		'dealers/shared/columns.ts',
		'src/a b.ts',
	])
		write(root, path, path);
	write(root, '.gitignore', 'dist/\n');
	run(root, 'add', '.');
	run(root, 'commit', '--quiet', '--message', 'First');
	return root;
}

afterEach(() => vi.unstubAllEnvs());

test('changes are committed, uncommitted and new files, but not ignored ones', () => {
	const root = repository();
	const first = commitOf(root, 'main');
	write(root, 'src/a b.ts', 'changed');
	run(root, 'commit', '--quiet', '--all', '--message', 'Second');
	write(root, 'dealers/coast/dealer.ts', 'changed');
	write(root, 'dealers/new-ü/dealer.ts');
	write(root, 'dist/coast/index.html');
	renameSync(join(root, 'dealers/shared/columns.ts'), join(root, 'dealers/shared/table.ts'));
	expect(changedPaths(root, first)).toEqual([
		'dealers/coast/dealer.ts',
		'dealers/new-ü/dealer.ts',
		'dealers/shared/columns.ts',
		'dealers/shared/table.ts',
		'src/a b.ts',
	]);
	expect(uncommittedCount(root)).toBe(4);
	expect(changedPaths(root, commitOf(root, 'HEAD'))).not.toContain('src/a b.ts');
});

test('the dealers of a commit are its folders with a dealer.ts, including those removed since', () => {
	const root = repository();
	rmSync(join(root, 'dealers/range'), { recursive: true });
	expect(dealersAt(root, commitOf(root, 'main'), 'dealers')).toEqual(['coast', 'range']);
});

test.each([
	{ ref: 'nope' },
	{ ref: '' },
	{ ref: '--help' },
	{ ref: 'main:src' },
	{ ref: '0123456789012345678901234567890123456789' },
])("an unknown commit is refused in one sentence: '$ref'", ({ ref }) => {
	expect(() => commitOf(repository(), ref)).toThrow(
		`There is no commit '${ref}' here. Name a branch, tag or hash that git log knows`,
	);
});

test('in a shallow clone, the message says how to get the history', () => {
	const origin = repository();
	write(origin, 'src/b.ts');
	run(origin, 'add', '.');
	run(origin, 'commit', '--quiet', '--message', 'Second');
	const clone = temporary();
	run(clone, 'clone', '--quiet', '--depth', '1', `file://${origin}`, '.');
	expect(() => commitOf(clone, 'HEAD~1')).toThrow(/no commit 'HEAD~1' in this shallow clone.*fetch-depth: 0/);
	expect(commitOf(clone, 'HEAD').hash).toMatch(/^[\da-f]{40}$/);
});

test('a folder that is not a repository, or is inside one, is refused', () => {
	expect(() => commitOf(temporary(), 'main')).toThrow(/is not a git repository that can be read.*fatal: /);
	expect(() => commitOf(join(repository(), 'src'), 'main')).toThrow(
		'is a folder within another git repository',
	);
});

test('without git the message says so', () => {
	const root = repository();
	vi.stubEnv('PATH', temporary());
	expect(() => commitOf(root, 'main')).toThrow('git is not installed, or not on the PATH');
});

test('folders outside the repository have no changes to find', () => {
	const root = repository();
	expect(folderInRepository(root, join(root, 'tests/fixtures/dealers'))).toBe('tests/fixtures/dealers');
	for (const folder of [root, dirname(root), temporary()])
		expect(() => folderInRepository(root, folder)).toThrow('is not a folder of the repository');
});
