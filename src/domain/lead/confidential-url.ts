/** Whether data sent to a URL stays confidential: it is encrypted, or does not leave this machine. */
export function isConfidentialUrl(url: string): boolean {
	const { protocol, hostname } = URL.parse(url) ?? {};
	if (protocol === 'https:') return true;
	return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname ?? '');
}
