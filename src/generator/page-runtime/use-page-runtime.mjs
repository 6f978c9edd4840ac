import { fileURLToPath } from 'node:url';

/** Modules that are replaced, by the end of their name. */
const REPLACED = {
	'astro/compiler-runtime': './compiler-runtime.ts',
	'/Once.astro': './once.ts',
	'/rendered-alike.ts': './alike.ts',
};

/** Vite plugin: in builds, Astro's compiled components call this project's runtime (./README.md). */
export const usePageRuntime = {
	name: 'use-page-runtime',
	apply: 'build',
	enforce: 'pre',
	resolveId: (id) => {
		const found = Object.entries(REPLACED).find(([end]) => id.endsWith(end));
		return found ? fileURLToPath(new URL(found[1], import.meta.url)) : null;
	},
};
