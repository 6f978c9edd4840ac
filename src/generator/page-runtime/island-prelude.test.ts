import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withoutIslandPrelude } from './island-prelude.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const RUNTIME = `<script>${islandScript}</script>`;
const INTENT = '<script>(()=>{(self.Astro||(self.Astro={})).intent=1})()</script>';
const VISIBLE = '<script>(()=>{(self.Astro||(self.Astro={})).visible=1})()</script>';

test('only the runtime before the first island is removed', () => {
	expect(withoutIslandPrelude(`<style>@layer a</style><div>${STYLE}${INTENT}${RUNTIME}<b></b></div>`)).toBe(
		'<style>@layer a</style><div><b></b></div>',
	);
});

test('a directive that not all pages use is kept', () => {
	expect(withoutIslandPrelude(`<div>${STYLE}${VISIBLE}${RUNTIME}<b></b>${INTENT}</div>`)).toBe(
		`<div>${VISIBLE}<b></b>${INTENT}</div>`,
	);
});

test('a page without islands is unchanged', () => {
	expect(withoutIslandPrelude('<style>@layer a</style><p>astro-island</p>')).toBe(
		'<style>@layer a</style><p>astro-island</p>',
	);
});

test('islands with another runtime are refused, as they would never hydrate', () => {
	expect(() => withoutIslandPrelude(`<div>${STYLE}${INTENT}<script>other</script></div>`)).toThrow(
		'without the expected runtime',
	);
});
