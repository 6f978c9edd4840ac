import { randomBytes, randomInt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { newCode, newSecret } from './secrets.ts';

vi.mock('node:crypto', async (load) => {
	const own = await load<typeof import('node:crypto')>();
	return { ...own, randomInt: vi.fn(own.randomInt), randomBytes: vi.fn(own.randomBytes) };
});

test('a code is six digits of the operating system’s generator, leading zeros included (ASVS 6.5.3)', () => {
	const codes = Array.from({ length: 2000 }, newCode);
	expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
	expect(codes.some((code) => code.startsWith('0'))).toBe(true);
	expect(randomInt).toHaveBeenCalledTimes(2000);
	expect(randomInt).toHaveBeenCalledWith(1_000_000);
});

test('the secret of a session is 256 bits of the same generator, never the same twice (ASVS 7.2.3)', () => {
	const secrets = Array.from({ length: 1000 }, newSecret);
	expect(new Set(secrets).size).toBe(1000);
	expect(secrets.filter((secret) => Buffer.from(secret, 'base64url').length !== 32)).toEqual([]);
	expect(randomBytes).toHaveBeenCalledTimes(1000);
});
