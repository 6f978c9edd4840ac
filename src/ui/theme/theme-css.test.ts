import { expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import { type LookTokens, themeCss } from './theme-css.ts';

const TOKENS: LookTokens = {
	colours: { primary: '#12377f' },
	mode: 'light',
	text_font: 'instrument',
	display_font: 'instrument',
	corners: 'soft',
	cards: 'outlined',
	prices: 'normal',
};

const css = (tokens: Partial<LookTokens>) => themeCss({ ...TOKENS, ...tokens });

/** The custom properties of a theme, by name. */
const propertiesOf = (text: string) =>
	Object.fromEntries(
		[...text.matchAll(/--([\w-]+):([^;}]*)/g)].map(([, name = '', value = '']) => [name, value]),
	);

test('a theme has every colour and every measure', () => {
	const properties = propertiesOf(css({}));
	for (const role of ROLES) expect(properties[role]).toMatch(/^#[\da-f]{6}$/);
	const measures = Object.keys(properties).filter((name) => !ROLES.some((role) => role === name));
	expect(measures).toEqual([
		'font-text',
		'word',
		'font-display',
		'word-display',
		'display-weight',
		'display-track',
		'display-scale',
		'display-case',
		'r-s',
		'r-m',
		'r-l',
		'r-btn',
		'r-pill',
		'card-pad',
		'card-bg',
		'card-line',
		'price-size',
	]);
	expect(Object.values(properties)).not.toContain('');
	expect(css({})).not.toMatch(/undefined|NaN/);
});

test('the CSS of a theme is the same every time, in its layer', () => {
	expect(themeCss(structuredClone(TOKENS))).toBe(css({}));
	expect(css({})).toMatch(/^@layer tokens\{:root\{color-scheme:light;.*\}\}$/);
});

test.each<{ tokens: Partial<LookTokens>; expected: string }>([
	{ tokens: { mode: 'dark' }, expected: 'color-scheme:dark' },
	{ tokens: {}, expected: 'color-scheme:light' },
	{ tokens: { colours: { primary: '#d5001c' } }, expected: '--action:#d5001c' },
	{ tokens: { corners: 'sharp' }, expected: '--r-btn:0px' },
	{ tokens: { corners: 'round' }, expected: '--r-btn:999px' },
	{ tokens: { cards: 'plain' }, expected: '--card-bg:transparent' },
	{ tokens: { cards: 'raised' }, expected: '--card-pad:20px' },
	{ tokens: { prices: 'large' }, expected: '--price-size:2.125rem' },
	{ tokens: { text_font: 'figtree' }, expected: '--font-text:Figtree,' },
	{ tokens: { display_font: 'sofia-condensed' }, expected: '--display-case:uppercase' },
	{ tokens: { display_font: 'sofia-condensed' }, expected: '--display-scale:1.32' },
])('$tokens gives $expected (CONFIG-008)', ({ tokens, expected }) => {
	expect(css(tokens)).toContain(expected);
});

test('a changed token changes only the properties that depend on it', () => {
	const plain = propertiesOf(css({ corners: 'soft' }));
	const sharp = propertiesOf(css({ corners: 'sharp' }));
	const changed = Object.keys(plain).filter((name) => plain[name] !== sharp[name]);
	expect(changed).toEqual(['r-s', 'r-m', 'r-l', 'r-btn', 'r-pill']);
});
