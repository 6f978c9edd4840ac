import { fileURLToPath } from 'node:url';

const NAME = 'leave-out';

const refuse = () => Promise.reject(new Error('pages are rendered by the generator, not while Astro builds'));

/** The program that would render pages while Astro builds: this file, which imports nothing of Astro. */
const renderer = { build: { rolldownOptions: { input: fileURLToPath(import.meta.url) } } };

/**
 * Vite plugin: two things are not made for a build. Astro would bundle its own program that renders pages while it builds. And to look for
 * types of content, it starts a server for development, which would bundle the packages that browsers get from it.
 */
const leavingOut = {
	name: NAME,
	// After the plugins that name packages.
	enforce: 'post',
	configEnvironment(name, options) {
		if (options.optimizeDeps?.include) options.optimizeDeps.include = [];
		return name === 'prerender' ? renderer : null;
	},
};

/** Astro integration: leaves out parts of `astro build` that no page needs, about a tenth of its time. */
export const leaveOut = {
	name: NAME,
	hooks: {
		/** @param {import('astro').HookParameters<'astro:config:setup'>} hook */
		'astro:config:setup': ({ command, updateConfig }) => {
			if (command === 'build') updateConfig({ vite: { plugins: [leavingOut] } });
		},
		/** @param {import('astro').HookParameters<'astro:build:start'>} hook */
		'astro:build:start': ({ setPrerenderer }) =>
			setPrerenderer({ name: NAME, getStaticPaths: refuse, render: refuse }),
	},
};
