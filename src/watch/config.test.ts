import { expect, test } from 'vitest';
import { readWatchConfig } from './config.ts';

const MAIL = { WATCH_MAIL_TO: 'operator@fleet.example', SMTP_URL: 'smtps://me:secret@mail.example' };

test('without settings the watch answers this machine only, and sends no mail', () => {
	expect(readWatchConfig({})).toEqual({
		config: { host: '127.0.0.1', port: 9464, operator: null, feedLinks: null },
	});
});

test('the lead API’s sender of mail is the default', () => {
	expect(readWatchConfig({ ...MAIL, LEAD_API_MAIL_FROM: 'leads@fleet.example', WATCH_PORT: '0' })).toEqual({
		config: {
			...{ host: '127.0.0.1', port: 0 },
			operator: { smtpUrl: MAIL.SMTP_URL, from: 'leads@fleet.example', to: MAIL.WATCH_MAIL_TO },
			feedLinks: null,
		},
	});
});

test.each([
	{ env: { WATCH_PORT: 'http' }, says: ['WATCH_PORT is http'] },
	{ env: { WATCH_PORT: '70000' }, says: ['WATCH_PORT is 70000'] },
	{
		env: { WATCH_MAIL_TO: 'me' },
		says: ['WATCH_MAIL_TO is no mail', 'WATCH_MAIL_FROM is not set', 'SMTP_URL is not set'],
	},
	{ env: { ...MAIL, WATCH_MAIL_FROM: 'me' }, says: ['WATCH_MAIL_FROM is no mail address'] },
	{
		env: { FEED_HEALTH_URL: 'feeds.fleet.example' },
		says: ['FEED_HEALTH_URL cannot be used', 'FEED_HEALTH_SECRET is not set'],
	},
	{
		env: { FEED_HEALTH_SECRET: 'secret' },
		says: ['FEED_HEALTH_URL is not set', 'FEED_HEALTH_SECRET is too short'],
	},
	{ env: { ...MAIL, WATCH_MAIL_FROM: 'a@b.example', SMTP_URL: 'secret' }, says: ['SMTP_URL cannot be used'] },
])('$says', ({ env, says }) => {
	const read = readWatchConfig(env);
	const problems = 'problems' in read ? read.problems : [];
	expect(problems).toHaveLength(says.length);
	for (const [index, part] of says.entries()) expect(problems[index]).toContain(part);
	// The message does not repeat a password in a variable.
	expect(problems.join()).not.toContain('secret');
});
