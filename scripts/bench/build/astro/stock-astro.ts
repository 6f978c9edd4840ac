import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../../../../src/generator/bundle/page-files.mjs';
import { type Measured, measure } from '../../measure.ts';
import type { Builder, FleetFolder } from '../builder.ts';
import { localsOf, sitePages } from '../site-pages.ts';

/** Number of dealers measured: the cost grows in proportion, so a few are enough. */
const MOST_DEALERS = 2;

/**
 * Plain Astro: one static `astro build` per dealer, one after another, with this project's pages and components. Page data is
 * computed beforehand, outside the measurement.
 */
export function stockAstro(projectDir: string, now: string): Builder {
	writeProject(projectDir);
	const dataFile = (slug: string) => join(projectDir, 'stock-astro', `${slug}.json`);
	return {
		name: 'astro build per dealer',
		dealers: (all) => Math.min(all, MOST_DEALERS),
		mustBuildInProject: true,
		prepare: async (fleet) => {
			for (const slug of fleet.slugs) writeFileSync(dataFile(slug), await siteData(fleet, slug, now));
		},
		build: async ({ slugs }, outDir) => {
			let sum: Measured = { seconds: 0, cpu_seconds: 0, peak_rss_mb: 0, stdout: '' };
			for (const slug of slugs) {
				const one = await measure(
					[process.execPath, join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--config', CONFIG],
					{
						cwd: projectDir,
						env: {
							NODE_ENV: 'production',
							ASTRO_TELEMETRY_DISABLED: '1',
							FORECOURT_RENDERER: 'astro',
							STOCK_ASTRO_DATA: dataFile(slug),
							STOCK_ASTRO_OUT: join(outDir, slug),
						},
					},
				);
				sum = {
					seconds: sum.seconds + one.seconds,
					cpu_seconds: sum.cpu_seconds + one.cpu_seconds,
					peak_rss_mb: Math.max(sum.peak_rss_mb, one.peak_rss_mb),
					stdout: '',
				};
			}
			return sum;
		},
	};
}

const CONFIG = 'stock-astro.config.mjs';

/** The project's own Astro config, without what makes it one bundle for all dealers. */
const CONFIG_TEXT = `import own from './astro.config.mjs';
export default {
	...own,
	output: 'static',
	adapter: undefined,
	integrations: own.integrations.filter(({ name }) => name !== 'feature-pages'),
	srcDir: './stock-astro',
	outDir: process.env.STOCK_ASTRO_OUT,
	cacheDir: './stock-astro/.cache',
	build: { format: 'file' },
};
`;

function writeProject(projectDir: string): void {
	const pages = join(projectDir, 'stock-astro', 'pages');
	mkdirSync(pages, { recursive: true });
	writeFileSync(join(projectDir, CONFIG), CONFIG_TEXT);
	for (const [kind, file] of pageFiles(projectDir)) {
		writeFileSync(join(pages, `[...${paramOf(kind)}].astro`), pageText(kind, file));
	}
}

/** A page kind's name in the form a route parameter allows. */
function paramOf(kind: string): string {
	return kind.replaceAll('-', '_');
}

/** Wraps a page so that it gets its locals as props, as static pages do. */
function pageText(kind: string, file: string): string {
	return `---
import { readFileSync } from 'node:fs';
import Page from '../../${file}';
export function getStaticPaths() {
	const { shell, pages } = JSON.parse(readFileSync(process.env.STOCK_ASTRO_DATA, 'utf8'));
	return pages
		.filter(({ kind }) => kind === '${kind}')
		.map(({ path, meta, data }) => ({
			params: { ${paramOf(kind)}: path.slice(1) || undefined },
			props: { shell, meta, data },
		}));
}
Object.assign(Astro.locals, Astro.props);
---
<Page />
`;
}

async function siteData({ dealersDir }: FleetFolder, slug: string, now: string): Promise<string> {
	const { pages, context } = await sitePages({ dealersDir, slug, now });
	return JSON.stringify({
		shell: context.shell,
		pages: pages.map((page) => {
			const { meta, data } = localsOf(page, context);
			return { kind: page.kind, path: page.path, meta, data };
		}),
	});
}
