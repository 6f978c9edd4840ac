import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../fixtures/root.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const copy = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
const fleet = new Fleet();
afterAll(() => {
	fleet.remove();
	rmSync(copy, { recursive: true, force: true });
});

/** A block as docs/recipes/add-a-home-block.md describes it. */
const BLOCK = {
	'options.ts': `import { z } from 'zod';
import { Title } from '../../fields.ts';

export const name = 'opening-night';
export const options = z.strictObject({ block: z.literal(name), title: Title });
export type Options = z.output<typeof options>;
`,
	'view.ts': `import type { SiteContext } from '../../../../site/context.ts';
import type { Options } from './options.ts';

export interface Data { title: string; vehicles: number }
export const view = ({ title }: Options, { site }: SiteContext): Data => ({ title, vehicles: site.listed.length });
`,
	'Block.astro': `---
import './opening-night.css';
import type { Data } from './view.ts';

type Props = Data;
const { title, vehicles } = Astro.props;
---

<section class="opening-night"><h2>{title}</h2><p>{vehicles} on show</p></section>
`,
	'opening-night.css': '@layer components { .opening-night { padding: var(--s-5); } }\n',
};

test('a home block is one folder and one line', { timeout: 180_000 }, () => {
	for (const path of [
		'src',
		'scripts',
		'public',
		'astro.config.mjs',
		'package.json',
		'package-lock.json',
		'tsconfig.json',
	])
		cpSync(join(ROOT, path), join(copy, path), { recursive: true });
	symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
	const blocks = join(copy, 'src/features/home/blocks');
	mkdirSync(join(blocks, 'opening-night'));
	for (const [file, text] of Object.entries(BLOCK)) writeFileSync(join(blocks, 'opening-night', file), text);
	writeFileSync(join(blocks, 'all.ts'), "export * as openingNight from './opening-night/options.ts';\n", {
		flag: 'a',
	});

	fleet.dealer('coast-motors', vehicles(3), {
		'defineDealer({':
			"defineDealer({ home: { title: 'Home', description: 'Cars', blocks: [{ block: 'opening-night', title: 'Meet us tonight' }] },",
	});
	const build = ['scripts/build.ts', '--dealers', fleet.dealersDir, '--out', fleet.outDir];
	execFileSync(process.execPath, build, { cwd: copy, stdio: 'pipe' });
	const home = fleet.read('coast-motors', 'index.html');
	expect(home).toContain('<h2>Meet us tonight</h2><p>3 on show</p>');
	const stylesheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
		readFileSync(join(fleet.outDir, 'coast-motors', href ?? ''), 'utf8'),
	);
	expect(stylesheets.join('')).toContain('.opening-night{');
});
