import { globSync } from 'node:fs';
import { basename } from 'node:path';

const PAGES = 'src/features/*/*.page.astro';

/**
 * The page components of the product, by kind: `src/features/offers/offer.page.astro` renders pages of the kind `offer`.
 *
 * @param {string} root the repository
 * @returns {Map<string, string>} kind to path below the root
 */
export function pageFiles(root) {
	return new Map(globSync(PAGES, { cwd: root }).map((file) => [basename(file, '.page.astro'), file]));
}

/** Astro integration that gives Astro the page components, which lie in their features and not in `src/pages`. */
export const featurePages = {
	name: 'feature-pages',
	hooks: {
		/** @param {import('astro').HookParameters<'astro:config:setup'>} hook */
		'astro:config:setup': ({ config, injectRoute }) => {
			for (const [kind, file] of pageFiles(config.root.pathname))
				injectRoute({ pattern: `/${kind}`, entrypoint: new URL(file, config.root) });
		},
	},
};
