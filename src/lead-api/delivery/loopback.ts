/** Whether a host, as a URL writes it, is this machine itself, where nobody can listen on the way. */
export function isLoopback(hostname: string): boolean {
	return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}
