import { expect, test } from 'vitest';
import { isConfidentialUrl } from './confidential-url.ts';

test.each([
	['https://crm.example/leads', true],
	['http://127.0.0.1:8080/leads', true],
	['http://localhost/leads', true],
	['http://[::1]:8080/', true],
	['http://crm.example/leads', false],
	['http://127.0.0.1.evil.example/', false],
	['http://localhost.evil.example/', false],
	['ftp://127.0.0.1/', false],
	['crm', false],
])('%s is confidential: %o', (url, expected) => {
	expect(isConfidentialUrl(url)).toBe(expected);
});
