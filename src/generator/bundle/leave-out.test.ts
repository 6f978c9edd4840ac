import type { HookParameters } from 'astro';
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.mjs';

interface Plugin {
	configEnvironment: (name: string, options: object) => object | null;
}

/** The plugins that a command of Astro gets. */
function pluginsOf(command: 'build' | 'dev'): Plugin[] {
	const plugins: Plugin[] = [];
	leaveOut.hooks['astro:config:setup']({
		command,
		updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => plugins.push(...vite.plugins),
	} as unknown as HookParameters<'astro:config:setup'>);
	return plugins;
}

test('a build bundles no packages for a development server', () => {
	const options = { optimizeDeps: { include: ['react'], exclude: ['astro'] } };
	for (const { configEnvironment } of pluginsOf('build')) configEnvironment('client', options);
	expect(options.optimizeDeps).toEqual({ include: [], exclude: ['astro'] });
});

test('a build bundles nothing that renders pages before the generator does', () => {
	const [plugin] = pluginsOf('build');
	expect(plugin?.configEnvironment('ssr', {})).toBe(null);
	expect(plugin?.configEnvironment('prerender', {})).toEqual({
		build: { rolldownOptions: { input: expect.stringMatching(/leave-out\.mjs$/) } },
	});
});

test('a page that asks to be rendered before is refused', async () => {
	const given: { getStaticPaths: () => Promise<unknown> }[] = [];
	leaveOut.hooks['astro:build:start']({
		setPrerenderer: (prerenderer: (typeof given)[number]) => given.push(prerenderer),
	} as unknown as HookParameters<'astro:build:start'>);
	expect(given).toHaveLength(1);
	await expect(given[0]?.getStaticPaths()).rejects.toThrow('pages are rendered by the generator');
});

test('development has all of Astro', () => {
	expect(pluginsOf('dev')).toEqual([]);
});
