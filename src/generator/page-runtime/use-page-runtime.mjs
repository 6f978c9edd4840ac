import { fileURLToPath } from 'node:url';

/** Modules that are replaced, by the end of their name. */
const REPLACED = [
	{ end: /astro\/compiler-runtime$/, by: './compiler-runtime.ts' },
	{ end: /\/Once\.astro$/, by: './once.ts' },
	{ end: /\/rendered-alike\.ts$/, by: './alike.ts' },
];

/** Vite plugin: in builds, Astro's compiled components call this project's runtime (./README.md). */
export const usePageRuntime = {
	name: 'use-page-runtime',
	apply: 'build',
	enforce: 'pre',
	resolveId: {
		// The bundler compares by itself: to call a plugin for each of thousands of imports takes it longer.
		filter: { id: REPLACED.map(({ end }) => end) },
		handler: (id) => {
			const found = REPLACED.find(({ end }) => end.test(id));
			return found ? fileURLToPath(new URL(found.by, import.meta.url)) : null;
		},
	},
};
