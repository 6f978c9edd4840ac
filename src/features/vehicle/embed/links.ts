/** An address with parameters as mail and message programs read them: a space is %20 there, never a plus. */
export function wrappedLink(base: string, parameters: Readonly<Record<string, string>>): string {
	const query = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
	return `${base}${base.includes('?') ? '&' : '?'}${query.join('&')}`;
}
