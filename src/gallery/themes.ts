import { ThemeSchema } from '../config/sections/theme.ts';
import { TEMPLATES, type TemplateName } from '../config/templates/index.ts';

/** The themes the gallery can be drawn in: those of the dealers' templates. */
export const THEME_NAMES = Object.keys(TEMPLATES) as TemplateName[];

/** The theme of the gallery's own address. */
export const FIRST_THEME: TemplateName = 'franchise';

/** A template's theme, complete with the values it leaves to the product. */
export function themeOf(template: TemplateName) {
	return ThemeSchema.parse(TEMPLATES[template].theme);
}
