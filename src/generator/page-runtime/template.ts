import { Html, htmlOf } from './html.ts';

/** The HTML of a template: its fixed parts, and between them the values, escaped. */
export function renderTemplate(parts: readonly string[], ...values: readonly unknown[]): Html {
	let html = parts[0] ?? '';
	for (let index = 0; index < values.length; index++) {
		const value = values[index];
		html += value instanceof Html ? value.text : htmlOf(value);
		html += parts[index + 1];
	}
	return new Html(html);
}

/** Text that is rendered as it is (`set:html`). */
export function unescapeHTML(value: unknown): Html {
	if (value instanceof Html) return value;
	if (value === null || value === undefined) return new Html('');
	if (typeof value !== 'string') throw new Error(`set:html takes text, found ${typeof value}`);
	return new Html(value);
}
