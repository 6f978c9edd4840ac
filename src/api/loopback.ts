/** Whether the host of a URL is this machine itself, so that data sent there crosses no network. */
export function isLoopback(hostname: string): boolean {
	return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}
