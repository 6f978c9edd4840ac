import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../../features/all.ts';
import { pageFile } from '../../paths/page-files.ts';
import { openContext } from '../../site/open/open-context.ts';
import type { Site } from '../../site/site.ts';
import { bundleOf } from '../bundle/bundle.ts';
import { makePages } from '../bundle/make-bundle.ts';
import { readManifest } from '../manifest/manifest.ts';
import { pageKey, sharedKey } from './page-key.ts';
import { loadRenderer } from './renderer.ts';

/** A page as a build renders it. */
interface Rendered {
	path: string;
	html: string;
}

/**
 * Renders the pages of sites one after the other, without writing them. Pages that a build in `outDir` has written from the same data are
 * read from there.
 *
 * @param root the repository
 */
export function pageRenderer(root: string, outDir: string): (site: Site) => AsyncGenerator<Rendered> {
	return async function* renderForCheck(site) {
		const bundle = bundleOf(root, 'forecourt');
		await makePages(root, bundle, 'forecourt');
		const render = await loadRenderer(bundle.dir);
		const pages = pagesOf(site);
		const context = openContext(site, new Set(pages.map(({ path }) => path)));
		const { slug } = site.dealer;
		const built = readManifest(outDir, slug).pages;
		const shared = sharedKey(bundle.hash, context.shell);
		for (const { path, kind, content } of pages) {
			const { meta, data } = content(context);
			const file = join(outDir, slug, pageFile(path));
			const isBuilt =
				built[pageFile(path)]?.[0] === pageKey(shared, kind, { meta, data }) && existsSync(file);
			const html = isBuilt
				? readFileSync(file, 'utf8')
				: await render(kind, { shell: context.shell, meta, data });
			yield { path, html };
		}
	};
}
