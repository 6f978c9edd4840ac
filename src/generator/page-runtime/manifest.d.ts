declare module 'virtual:astro:manifest' {
	/** Astro's description of the bundle it is in. */
	export const manifest: import('./page-renderer.ts').BundleManifest;
}
