/** Registers the project's own client directives with Astro. */
export const clientDirectives = {
	name: 'client-directives',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'intent', entrypoint: './src/browser/hydration/intent.ts' }),
	},
};
