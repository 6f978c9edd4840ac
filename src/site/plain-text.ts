/** The words of our own sanitised HTML, on one line. */
export function plainText(html: string): string {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:!?)])/g, '$1')
		.trim();
}
