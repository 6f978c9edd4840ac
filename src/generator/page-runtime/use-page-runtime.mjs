import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('./compiler-runtime.ts', import.meta.url));

/** Vite plugin: in builds, Astro's compiled components call this project's runtime (./README.md). */
export const usePageRuntime = {
	name: 'use-page-runtime',
	apply: 'build',
	enforce: 'pre',
	resolveId: (id) => (id === 'astro/compiler-runtime' ? RUNTIME : null),
};
