/** Adds parameters for mail and message apps, which read %20 as a space but not a plus. */
export function wrappedLink(base: string, parameters: Readonly<Record<string, string>>): string {
	const query = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
	return `${base}${base.includes('?') ? '&' : '?'}${query.join('&')}`;
}
