import { expect, test } from 'vitest';
import { smtpReceiver } from '../../../tests/fixtures/leads/smtp-receiver.ts';
import type { Incident } from './incidents.ts';
import { incidentNews, operatorMail, reporter } from './operator-mail.ts';

const NOW = new Date('2026-11-25T09:00:00Z');
const incident = (slug: string, kind: string): Incident => ({
	key: `${slug} ${kind}`,
	text: `${slug}: the feed is ${kind}`,
});
const old = incident('coast-motors', 'old');
const away = incident('range-motors', 'away');

test('a mail lists incidents that have begun, are over and are still open', () => {
	expect(incidentNews([old, away], { [old.key]: 'earlier', 'plain-motors old': 'earlier' })).toEqual({
		...{ begun: [away], lasting: [old], ended: ['plain-motors old'] },
	});
});

test.each([
	{ name: 'without news no mail is sent', begun: [], lasting: [old], ended: [], mail: null },
	{
		...{ name: 'one incident has begun', begun: [old], lasting: [], ended: [] },
		mail: { subject: `Forecourt: ${old.text}`, text: `New\n- ${old.text}` },
	},
	{
		...{
			name: 'one incident has begun, one lasts and one is over',
			begun: [old],
			lasting: [away],
			ended: ['plain-motors old'],
		},
		mail: {
			subject: `Forecourt: ${old.text} (and 1 more)`,
			text: `New\n- ${old.text}\n\nOver\n- plain-motors old\n\nStill open\n- ${away.text}`,
		},
	},
	{
		...{ name: 'a mail about ends only', begun: [], lasting: [], ended: [old.key] },
		mail: { subject: 'Forecourt: over: coast-motors old', text: 'Over\n- coast-motors old' },
	},
])('$name', ({ mail, ...news }) => {
	expect(operatorMail(news)).toEqual(mail);
});

test('each incident is sent once, or later if the mail server could not be reached', async () => {
	await using receiver = await smtpReceiver((attempt) =>
		attempt === 1 ? { refuse: 'sender', code: 451 } : 'take',
	);
	const operator = { smtpUrl: receiver.url, from: 'watch@fleet.example', to: 'operator@fleet.example' };
	const lines: string[] = [];
	let now = NOW;
	const report = reporter(
		operator,
		() => now,
		(line) => lines.push(line),
	);
	const refused = await report([old], {});
	expect(refused).toEqual({});
	expect(lines[0]).toContain('could not be sent, and will be again');
	expect(await report([old], refused)).toEqual({});
	expect(receiver.attempts).toBe(1);
	now = new Date(NOW.getTime() + 6 * 60_000);
	const reported = await report([old, away], refused);
	expect(Object.keys(reported)).toEqual([old.key, away.key]);
	expect(await report([old, away], reported)).toEqual(reported);
	expect(receiver.taken).toHaveLength(1);
	expect(receiver.taken[0]).toContain('To: operator@fleet.example');
	expect(receiver.taken[0]).toContain(old.text);
});

test('without an address incidents are written to the log', async () => {
	const lines: string[] = [];
	const report = reporter(
		null,
		() => NOW,
		(line) => lines.push(line),
	);
	expect(await report([old], {})).toEqual({ [old.key]: NOW.toISOString() });
	expect(lines).toEqual([`note: Forecourt: ${old.text}`]);
});
