import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates an island when it is first pressed or focused. */
		'client:intent'?: boolean;
	}
}
