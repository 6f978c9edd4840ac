import { describe, expect, test } from 'vitest';
import { DRAWN_COLOURS } from '../../../tests/fixtures/config/theme-colours.ts';
import { fromHex, toHex } from '../../ui/theme/colour.ts';
import { contrastFailures } from '../../ui/theme/contrast-report.ts';
import { ROLES, type Role, rolesOf } from '../../ui/theme/roles.ts';
import { themeCss } from '../../ui/theme/theme-css.ts';
import { ThemeSchema } from '../sections/theme.ts';
import { isTemplateName, TEMPLATES } from './index.ts';

const themeOf = (template: string) =>
	ThemeSchema.parse(isTemplateName(template) ? TEMPLATES[template].theme : null);

const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const figures = (text = '') => (text.match(/[\d.]+/g) ?? []).map(Number);
const [heading = '', ...lines] = DRAWN_COLOURS.trim().split('\n');
const [, ...templates] = cells(heading);

describe.each(templates.map((template, column) => ({ template, column })))(
	'the theme of $template',
	({ template, column }) => {
		const roles = rolesOf(themeOf(template));

		test.each(lines.map((line) => cells(line)))('has its colour of %s', (role, ...colours) => {
			const [lightness = 0, chroma = 0, hue = 0] = figures(colours[column]);
			const { l, c, h = 0 } = fromHex(toHex(roles[role as Role]));
			// Text and lines may be a step further off: contrast is measured after rounding to the colours of screens.
			expect(Math.abs(l * 100 - lightness)).toBeLessThan(0.56);
			// Colours that no screen can show are brought into range by another method, so that their chroma may differ slightly.
			expect(Math.abs(c - chroma)).toBeLessThan(0.003);
			// Eight bits give a hue of low chroma some tolerance.
			expect((Math.abs(h - hue) * Math.PI * chroma) / 180).toBeLessThan(0.004);
		});

		test('covers every role', () => {
			expect(lines.map((line) => cells(line)[0])).toEqual([...ROLES]);
		});
	},
);

test.each(Object.keys(TEMPLATES))('every colour of the template %s has enough contrast', (template) => {
	expect(contrastFailures(rolesOf(themeOf(template)))).toEqual([]);
});

test('each template has its own theme', () => {
	const looks = Object.keys(TEMPLATES).map((template) => themeCss(themeOf(template)));
	expect(new Set(looks).size).toBe(looks.length);
});
