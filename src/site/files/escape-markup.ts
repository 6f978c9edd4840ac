/** Escapes plain text for XML or HTML, in an element or an attribute. */
export function escapeMarkup(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
