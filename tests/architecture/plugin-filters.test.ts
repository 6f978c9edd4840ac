import { expect, test } from 'vitest';
import pages from '../../astro.config.mjs';
import gallery from '../../src/gallery/astro.config.mjs';

/** The hooks of a Vite plugin that are called for each import or module, unless a filter says which concern it. */
const HOOKS = ['resolveId', 'load', 'transform'] as const;

type Hooks = { name: string } & Partial<Record<(typeof HOOKS)[number], { filter?: unknown }>>;

const plugins = [pages, gallery].flatMap(({ vite }) => (vite?.plugins ?? []) as Hooks[]);

test('plugins of the pages are called only for the modules that concern them', () => {
	const hooks = plugins.flatMap((plugin) =>
		HOOKS.flatMap((hook) =>
			plugin[hook] ? [{ hook: `${plugin.name} ${hook}`, isFiltered: 'filter' in plugin[hook] }] : [],
		),
	);
	expect(hooks.length).toBeGreaterThan(3);
	expect(hooks.filter(({ isFiltered }) => !isFiltered)).toEqual([]);
});
