import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { loadDealer } from './load-dealer.ts';
import { formatProblem } from './problems/problem.ts';

let dealersDir: string;

beforeAll(() => {
	dealersDir = mkdtempSync(join(tmpdir(), 'load-dealer-'));
});

afterAll(() => {
	rmSync(dealersDir, { recursive: true });
});

function write(slug: string, file: string): void {
	mkdirSync(join(dealersDir, slug), { recursive: true });
	writeFileSync(join(dealersDir, slug, 'dealer.ts'), file);
}

/** A dealer's file as an author writes it, outside the repository. */
function dealerFile(overrides: Parameters<typeof aDealer>[0]): string {
	return `import { defineDealer } from 'forecourt/config';\n\nexport default defineDealer(${JSON.stringify(aDealer(overrides))});\n`;
}

async function problemsOf(slug: string): Promise<string[]> {
	const { dealer, problems } = await loadDealer(dealersDir, slug);
	expect(dealer).toBeNull();
	return problems.map(formatProblem);
}

test('a dealer is read from its folder', async () => {
	write('coast', dealerFile({ slug: 'coast', name: 'Coast' }));
	const { dealer, problems } = await loadDealer(dealersDir, 'coast');
	expect(problems).toEqual([]);
	expect(dealer?.name).toBe('Coast');
});

test('a changed file is read again', async () => {
	write('changing', dealerFile({ slug: 'changing', name: 'Before' }));
	expect((await loadDealer(dealersDir, 'changing')).dealer?.name).toBe('Before');
	write('changing', dealerFile({ slug: 'changing', name: 'After' }));
	expect((await loadDealer(dealersDir, 'changing')).dealer?.name).toBe('After');
});

describe('a syntax error is reported with its line', () => {
	test.each([
		{
			name: 'syntax',
			file: "export default {\n\tslug: 'syntax'\n\tname: 'Syntax',\n};\n",
			problem: "syntax/dealer.ts: could not be read: line 3: Expected ',', got 'ident'",
		},
		{
			name: 'types-that-run',
			file: 'enum Day { Monday }\nexport default {};\n',
			problem:
				'types-that-run/dealer.ts: could not be read: line 1: TypeScript enum is not supported in strip-only mode',
		},
		{
			name: 'throws',
			file: "\nthrow new Error('no such branch\\nsecond line');\n",
			problem: 'throws/dealer.ts: could not be read: line 2: no such branch',
		},
		{
			name: 'throws-text',
			file: "throw 'no such branch';\n",
			problem: 'throws-text/dealer.ts: could not be read: no such branch',
		},
		{
			name: 'unknown-name',
			file: 'export default { slug: nme };\n',
			problem: 'unknown-name/dealer.ts: could not be read: line 1: nme is not defined',
		},
		{
			name: 'no-default',
			file: 'export const dealer = {};\n',
			problem: "no-default/dealer.ts: expected 'export default defineDealer({…})', found nothing",
		},
	])('$name', async ({ name, file, problem }) => {
		write(name, file);
		expect(await problemsOf(name)).toEqual([problem]);
	});

	test.each([null, 'module', 'commonjs'])(
		'an empty file has no default export, below a package.json of type %o',
		async (type) => {
			const slug = `empty-${type}`;
			write(slug, '');
			if (type) writeFileSync(join(dealersDir, slug, 'package.json'), JSON.stringify({ type }));
			expect(await problemsOf(slug)).toEqual([
				`${slug}/dealer.ts: expected 'export default defineDealer({…})', found nothing`,
			]);
		},
	);

	test('an import of a missing file is reported', async () => {
		write('imports', "import menus from './menus.ts';\nexport default { menus };\n");
		const [problem] = await problemsOf('imports');
		expect(problem).toMatch(/^imports\/dealer\.ts: could not be read: Cannot find module '.*menus\.ts'/);
	});
});

describe('folders', () => {
	test('a folder without a dealer.ts is reported', async () => {
		expect(await problemsOf('nobody')).toEqual([
			`nobody/dealer.ts: missing; expected a dealer's folder with a dealer.ts in ${dealersDir}`,
		]);
	});

	test.each(['', 'A', '.', '..', '../x', 'a/b', 'a b'])(
		'%o is not a valid folder name, and no file is executed',
		async (slug) => {
			const marker = join(dealersDir, 'ran');
			writeFileSync(
				join(dealersDir, 'dealer.ts'),
				`import fs from 'node:fs';\nfs.writeFileSync('${marker}', '');\n`,
			);
			expect(await problemsOf(slug)).toEqual([
				`${slug}/dealer.ts: expected a dealer's folder in lower-case letters, digits and single hyphens, found ${JSON.stringify(slug)}`,
			]);
			expect(() => rmSync(marker)).toThrow('ENOENT');
		},
	);

	test('a slug that differs from its folder, beside the other problems', async () => {
		write('borrowed', dealerFile({ slug: 'coast', demo: 'yes' as never }));
		expect(await problemsOf('borrowed')).toEqual([
			'borrowed/dealer.ts: slug: expected the name of its folder, "borrowed", found "coast"',
			'borrowed/dealer.ts: demo: expected true or false, found "yes"',
		]);
	});

	test('a slug with path segments is reported once', async () => {
		write('climbing', dealerFile({ slug: '../coast' }));
		expect(await problemsOf('climbing')).toEqual([
			'climbing/dealer.ts: slug: expected lower-case letters, digits and single hyphens, such as coast-motors, found "../coast"',
		]);
	});
});
