import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '../../measure.ts';
import type { Builder } from '../builder.ts';
import { type Kind, writeAssets, writeContent } from './content.ts';
import { writeLayouts } from './layouts.ts';
import type { PageAssets } from './page-assets.ts';

/** Hugo config: nothing but our page kinds at their addresses. */
const CONFIG = {
	baseURL: 'https://dealers.example/',
	languageCode: 'en-AU',
	disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
};

/** Version of the Hugo on the path; null when there is none. */
export function hugoVersion(): string | null {
	try {
		return /v[\d.]+\S*/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

/**
 * Hugo on equivalent pages, all dealers in one run, which is its best case.
 *
 * @param assets styles and scripts of our pages
 * @param filling what the templates lack of our pages, see `filling.ts`
 */
export function hugo(
	siteDir: string,
	assets: Record<Kind, PageAssets>,
	filling: Record<Kind, string>,
	now: string,
): Builder {
	return {
		name: 'Hugo',
		dealers: (all) => all,
		mustBuildInProject: false,
		prepare: async ({ dealersDir, slugs }) => {
			rmSync(siteDir, { recursive: true, force: true });
			writeLayouts(siteDir);
			writeAssets(siteDir, assets, filling);
			for (const slug of slugs) await writeContent(siteDir, { dealersDir, slug, now }, assets.vehicle);
			writeFileSync(join(siteDir, 'config.json'), JSON.stringify(CONFIG));
		},
		build: (_, outDir) =>
			measure(['hugo', '--source', siteDir, '--destination', outDir, '--quiet'], {
				cwd: siteDir,
				env: { HUGO_ENVIRONMENT: 'production', HUGO_CACHEDIR: join(siteDir, 'cache') },
			}),
	};
}
