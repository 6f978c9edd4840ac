/**
 * Astro integration that adds the gallery of `src/ui` at `/_gallery`, a page for each theme. In the product's configuration it does so in
 * development alone, so that no built site has it; `src/gallery/astro.config.mjs` builds it by itself.
 *
 * @param {{ isBuilt?: boolean }} [options] whether `astro build` makes it, too
 * @returns {import('astro').AstroIntegration}
 */
export function galleryPages({ isBuilt = false } = {}) {
	return {
		name: 'gallery-pages',
		hooks: {
			'astro:config:setup': ({ command, injectRoute }) => {
				if (command !== 'dev' && !isBuilt) return;
				injectRoute({
					pattern: '/_gallery/[...theme]',
					entrypoint: new URL('./Gallery.astro', import.meta.url),
					prerender: true,
				});
			},
		},
	};
}
