/** HTML that is rendered as it is; all other text is escaped. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}

	toString(): string {
		return this.text;
	}
}

/** No markup. */
export const EMPTY = new Html('');

const SPECIAL = /[&<>'"]/;
const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	"'": '&#39;',
	'"': '&quot;',
};

/** Text as HTML, for contents and for attributes. */
export function escapeHtml(text: string): string {
	return SPECIAL.test(text) ? text.replace(/[&<>'"]/g, (sign) => ENTITIES[sign] ?? sign) : text;
}

/**
 * The HTML of a value in a template: nothing for null, undefined, false, NaN and the empty string; lists joined.
 *
 * @throws for values that have no text, such as promises: components are synchronous
 */
export function htmlOf(value: unknown): string {
	if (typeof value === 'string') return escapeHtml(value);
	if (value instanceof Html) return value.text;
	if (!value && value !== 0) return '';
	if (Array.isArray(value)) return joined(value);
	switch (typeof value) {
		case 'number':
		case 'boolean':
			return String(value);
		case 'function':
			return htmlOf(value());
	}
	throw new Error(`a template renders ${Object.prototype.toString.call(value)}, which has no text`);
}

function joined(values: readonly unknown[]): string {
	let html = '';
	for (const value of values) html += htmlOf(value);
	return html;
}
