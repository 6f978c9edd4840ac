import { getViteConfig } from 'astro/config';
import { expect, test } from 'vitest';
import gallery from '../../src/gallery/astro.config.mjs';

/** The hooks of a Vite plugin that are called for each import or module, unless a filter says which concern it. */
const HOOKS = ['resolveId', 'load', 'transform'] as const;

interface Plugin extends Partial<Record<(typeof HOOKS)[number], { filter?: unknown }>> {
	name: string;
	apply?: unknown;
	configResolved?: (config: { plugins: Plugin[] }) => void;
}

/** The hooks that are called for all modules of a build. */
function unfiltered(plugins: readonly Plugin[]): string[] {
	return plugins
		.filter(({ apply }) => apply !== 'serve')
		.flatMap((plugin) =>
			HOOKS.filter((hook) => plugin[hook] && !('filter' in plugin[hook])).map(
				(hook) => `${plugin.name} ${hook}`,
			),
		);
}

/** The plugins that compile the pages: Astro's, React's and this project's. */
async function pluginsOfPages(): Promise<Plugin[]> {
	const configOf = getViteConfig({}, { logLevel: 'error' });
	const { plugins = [] } = await configOf({ mode: 'production', command: 'build' });
	const nested: unknown[] = await Promise.all(plugins.flat(2));
	return nested.flat().filter((plugin) => Boolean(plugin)) as Plugin[];
}

test('plugins that compile the pages are called only for the modules that concern them', async () => {
	const plugins = await pluginsOfPages();
	expect(plugins.length).toBeGreaterThan(40);
	const byAstro = [
		'astro:routes transform',
		'astro:scripts:page-ssr transform',
		'astro:session-provider resolveId',
	];
	// A hook that Astro filters itself leaves this list, and src/generator/bundle/filter-hooks.mjs.
	expect(unfiltered(plugins)).toEqual(byAstro);
	plugins.find(({ name }) => name === 'filter-hooks')?.configResolved?.({ plugins });
	expect(unfiltered(plugins)).toEqual([]);
});

test('so are the plugins of the gallery', () => {
	expect(unfiltered((gallery.vite?.plugins ?? []) as Plugin[])).toEqual([]);
});
