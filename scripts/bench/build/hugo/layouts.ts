import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IconName } from '../../../../src/ui/icon/icon-names.ts';

const LAYOUTS = join(import.meta.dirname, 'layouts');

/** The templates, by the path at which Hugo looks for them. A card has two: the first cards of a page load their pictures at once. */
const FILES: Record<string, { source: string; loading?: string }> = {
	'vehicle/single.html': { source: 'vehicle/single' },
	'stock-list/single.html': { source: 'stock-list/single' },
	'partials/head.html': { source: 'partials/head' },
	'partials/header.html': { source: 'partials/header' },
	'partials/logo.html': { source: 'partials/logo' },
	'partials/footer.html': { source: 'partials/footer' },
	'partials/crumbs.html': { source: 'partials/crumbs' },
	'partials/price.html': { source: 'partials/price' },
	'partials/where.html': { source: 'partials/where' },
	'partials/card-eager.html': { source: 'partials/card', loading: 'eager' },
	'partials/card-lazy.html': { source: 'partials/card', loading: 'lazy' },
};

/**
 * Writes Hugo's templates. The sources are formatted for reading; here line ends are removed and icons are inlined, so that Hugo
 * spends no time on either.
 */
export function writeLayouts(siteDir: string): void {
	for (const [path, { source, loading = '' }] of Object.entries(FILES)) {
		const text = readFileSync(join(LAYOUTS, `${source}.gohtml`), 'utf8')
			.replaceAll('\n', '')
			.replaceAll('[loading]', loading)
			.replace(/\[icon (\w+)\]/g, (_, name: IconName) => iconSvg(name));
		const file = join(siteDir, 'layouts', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

/** An icon in the same markup as on our pages. */
export function iconSvg(name: IconName): string {
	return `<svg class="ico" aria-hidden="true"><use href="/_astro/icons.svg#${name}"></use></svg>`;
}
