import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const COMPLETE = {
	LEAD_API_SECRET: 'x'.repeat(32),
	SMTP_URL: 'smtp://127.0.0.1:2525',
	LEAD_API_MAIL_FROM: 'leads@forecourt.example',
};

test('settings that are not given have safe defaults', () => {
	expect(readConfig(COMPLETE)).toEqual({
		config: {
			host: '127.0.0.1',
			port: 8080,
			secret: 'x'.repeat(32),
			sitesDir: resolve('dist/.api'),
			store: { sqlite: resolve('.forecourt/leads.sqlite') },
			isTrusted: expect.any(Function),
			isLocal: false,
			smtpUrl: 'smtp://127.0.0.1:2525',
			mailFrom: 'leads@forecourt.example',
			isOnlyHere: true,
		},
	});
});

test('all missing settings are reported at once, with their form', () => {
	expect(readConfig({})).toEqual({
		problems: [
			expect.stringMatching(/^LEAD_API_SECRET is not set; expected: at least 32 random characters/),
			expect.stringMatching(/^SMTP_URL is not set; expected: the outgoing mail server/),
			expect.stringMatching(/^LEAD_API_MAIL_FROM is not set; expected: the sender address/),
		],
	});
});

test.each([
	{ LEAD_API_SECRET: 'x'.repeat(31) },
	{ SMTP_URL: 'http://mail.example' },
	{ SMTP_URL: 'smtp://' },
	{ LEAD_API_MAIL_FROM: 'Forecourt' },
	{ LEAD_API_PORT: '65536' },
	{ LEAD_API_PORT: 'http' },
	{ LEAD_API_PROXIES: 'the proxy' },
	{ LEAD_API_STORE: 'mysql://db.example/leads' },
	{ LEAD_API_STORE: 'postgres://' + 'a b:c@[' },
])('$0 is refused without repeating a secret', (wrong) => {
	const read = readConfig({ ...COMPLETE, ...wrong });
	const [name = ''] = Object.keys(wrong);
	expect(read).toEqual({ problems: [expect.stringContaining(name)] });
});

test('a store is PostgreSQL by its URL, else a file', () => {
	const url = 'postgres://leads@db.example/leads';
	expect(readConfig({ ...COMPLETE, LEAD_API_STORE: url })).toMatchObject({
		config: { store: { postgres: url } },
	});
	expect(readConfig({ ...COMPLETE, LEAD_API_STORE: '/data/leads.sqlite' })).toMatchObject({
		config: { store: { sqlite: '/data/leads.sqlite' } },
	});
});

test.each([
	{ LEAD_API_HOST: '0.0.0.0' },
	{ LEAD_API_HOST: '::' },
	{ LEAD_API_HOST: '10.0.0.7' },
	{ SMTP_URL: 'smtps://user:password@mail.example' },
	{ LEAD_API_PROXIES: '127.0.0.1' },
])('with $0 the service counts as reachable from other machines', (env) => {
	expect(readConfig({ ...COMPLETE, ...env })).toMatchObject({ config: { isOnlyHere: false } });
});

test('on any loopback address the service counts as local to this machine', () => {
	for (const LEAD_API_HOST of ['127.0.0.1', '::1', 'localhost'])
		expect(readConfig({ ...COMPLETE, LEAD_API_HOST })).toMatchObject({ config: { isOnlyHere: true } });
});
