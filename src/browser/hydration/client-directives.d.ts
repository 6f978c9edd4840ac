import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Makes an island live when it is first pressed or focused. */
		'client:intent'?: boolean;
	}
}
