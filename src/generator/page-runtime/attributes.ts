import { addAttribute as astroAttribute } from 'astro/runtime/server/index.js';
import { EMPTY, Html } from './html.ts';

/** Whether an attribute of this name is rendered as `name="value"` whatever its value, by name. */
const plain = new Map<string, boolean>();

/**
 * An attribute with the space before it; nothing for null and undefined. Attributes with rules of their own, such as booleans, `style` and
 * `class:list`, are Astro's.
 */
export function addAttribute(value: unknown, name: string, shouldEscape = true, tag = ''): Html {
	if (value === null || value === undefined) return EMPTY;
	if (typeof value === 'object' || !isPlain(name))
		return new Html(String(astroAttribute(value, name, shouldEscape, tag)));
	if (value === '') return new Html(` ${name}`);
	const text = String(value);
	return new Html(` ${name}="${shouldEscape ? escapeValue(text) : text}"`);
}

/** The attributes of an object, in its order. */
export function spreadAttributes(values: Readonly<Record<string, unknown>> = {}, tag = ''): Html {
	let html = '';
	for (const [name, value] of Object.entries(values)) html += addAttribute(value, name, true, tag).text;
	return new Html(html);
}

function isPlain(name: string): boolean {
	const known = plain.get(name);
	if (known !== undefined) return known;
	const found = [true, false, 'x'].every(
		(value) => String(astroAttribute(value, name)) === ` ${name}="${value}"`,
	);
	plain.set(name, found);
	return found;
}

function escapeValue(text: string): string {
	if (!text.includes('&') && !text.includes('"')) return text;
	return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
