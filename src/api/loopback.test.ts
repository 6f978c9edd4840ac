import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
	{ host: 'localhost', is: true },
	{ host: '127.0.0.1', is: true },
	{ host: '127.8.9.10', is: true },
	{ host: '[::1]', is: true },
	{ host: '127.0.0.1.evil.example', is: false },
	{ host: 'localhost.example', is: false },
	{ host: 'mail', is: false },
	{ host: '10.0.0.1', is: false },
	{ host: '', is: false },
])('$host is this machine: $is', ({ host, is }) => {
	expect(isLoopback(host)).toBe(is);
});
