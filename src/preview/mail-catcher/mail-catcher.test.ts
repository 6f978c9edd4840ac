import { connect } from 'node:net';
import { HtmlValidate } from 'html-validate';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { previewOf } from '../../../tests/fixtures/sites/preview.ts';
import { LARGEST_MAIL, MAILS_KEPT, startMailCatcher } from './mail-catcher.ts';

const HOSTILE = '</pre><script>alert(1)</script><img src=x onerror=alert(1)> "\'&';

async function catching() {
	const catcher = await startMailCatcher(() => new Date('2026-11-20T05:04:09Z'));
	const transport = createTransport({ url: catcher.url, pool: true, maxMessages: Number.POSITIVE_INFINITY });
	return {
		...catcher,
		send: (over: object = {}) =>
			transport.sendMail({
				from: 'leads@a.example',
				to: 'dealer@b.example',
				subject: 'Lead',
				text: 'Hi',
				...over,
			}),
		async [Symbol.asyncDispose]() {
			transport.close();
			await catcher.close();
		},
	};
}

test('a mail to any address is caught, and shown with its text and its attachment', async () => {
	await using catcher = await catching();
	await catcher.send({
		to: 'anybody@anywhere.example',
		subject: 'Test Drive – Zoë',
		text: 'Grüße',
		attachments: [{ filename: 'lead.adf.xml', content: '<adf/>', contentType: 'application/xml' }],
	});
	expect(catcher.mails()).toMatchObject([
		{
			number: 1,
			recipients: ['anybody@anywhere.example'],
			subject: 'Test Drive – Zoë',
			parts: [{ text: expect.stringContaining('Grüße') }, { name: 'lead.adf.xml', text: '<adf/>' }],
		},
	]);
	await using preview = await previewOf({}, { mails: catcher.mails });
	const list = await (await preview.get('http://localhost:4321/mail')).text();
	expect(list).toContain('<a href="/mail/1">Test Drive – Zoë</a>');
	const mail = await (await preview.get('http://localhost:4321/mail/1')).text();
	expect(mail).toContain('Grüße');
	expect(mail).toContain('&lt;adf/&gt;');
});

test('the newest mail is first, and the number of stored mails is limited', async () => {
	await using catcher = await catching();
	for (let index = 1; index <= MAILS_KEPT + 2; index += 1) await catcher.send({ subject: `Lead ${index}` });
	const subjects = catcher.mails().map(({ subject }) => subject);
	expect(subjects).toHaveLength(MAILS_KEPT);
	expect([subjects[0], subjects.at(-1)]).toEqual([`Lead ${MAILS_KEPT + 2}`, 'Lead 3']);
	await using preview = await previewOf({}, { mails: catcher.mails });
	expect((await preview.get('http://localhost:4321/mail/2')).status).toBe(404);
	expect((await preview.get('http://localhost:4321/mail/3')).status).toBe(200);
});

test('a mail too large to keep is refused', async () => {
	await using catcher = await catching();
	await expect(catcher.send({ text: 'x '.repeat(LARGEST_MAIL) })).rejects.toThrow();
	expect(catcher.mails()).toEqual([]);
});

test('a sender that disconnects in the middle of a mail stores nothing', async () => {
	await using catcher = await catching();
	const socket = connect(Number(new URL(catcher.url).port), '127.0.0.1');
	socket.on('error', () => undefined);
	socket.write('EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\nSubject: half');
	await new Promise((resolve) => socket.once('data', resolve));
	socket.destroy();
	await catcher.send();
	expect(catcher.mails().map(({ subject }) => subject)).toEqual(['Lead']);
});

test('the content of a mail is text on a page without scripts', async () => {
	await using catcher = await catching();
	await catcher.send({
		from: { name: HOSTILE, address: 'leads@a.example' },
		replyTo: { name: HOSTILE, address: 'kim@c.example' },
		subject: HOSTILE,
		text: HOSTILE,
		attachments: [{ filename: HOSTILE, content: HOSTILE, contentType: 'text/html' }],
	});
	await using preview = await previewOf({}, { mails: catcher.mails });
	const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
	for (const path of ['/mail', '/mail/1']) {
		const response = await preview.get(`http://localhost:4321${path}`);
		const page = await response.text();
		expect(page).toContain('&lt;script&gt;');
		expect(page).not.toMatch(/<script|<img/);
		const { results } = await validator.validateString(page);
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
		expect(response.headers.get('Content-Security-Policy')).toMatch(
			/^default-src 'none'; style-src 'sha256-/,
		);
		expect(response.headers.get('Cache-Control')).toBe('no-store');
		expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
	}
});

test('links to a site lead to the site on this machine, with their text unchanged, and other links are not active', async () => {
	await using catcher = await catching();
	const link = 'https://www.coastmotors.example/api/alerts/confirm?token=a.b-c';
	await catcher.send({
		text: `Confirm: ${link}. Or see https://elsewhere.example/x?"><script>1</script>`,
		headers: { 'List-Unsubscribe': `<${link}>` },
	});
	await using preview = await previewOf({}, { mails: catcher.mails });
	const page = await (await preview.get('http://localhost:4321/mail/1')).text();
	const anchor = `<a href="http://coast-motors.localhost:4321/api/alerts/confirm?token=a.b-c">${link}</a>`;
	expect(page).toContain(`Confirm: ${anchor}. Or see https://elsewhere.example/x?&quot;&gt;&lt;script&gt;`);
	expect(page).toContain(`<dt>Unsubscribe</dt><dd>&lt;${anchor}&gt;</dd>`);
});

test('the index of the sites leads to the mail, at the bare host alone', async () => {
	await using catcher = await catching();
	await using preview = await previewOf({}, { mails: catcher.mails });
	expect(await (await preview.get('http://localhost:4321/')).text()).toContain('href="/mail"');
	expect(await (await preview.get('http://localhost:4321/mail')).text()).toContain('No mail yet');
	expect((await preview.get('/mail')).status).toBe(404);
	await using without = await previewOf({});
	expect(await (await without.get('http://localhost:4321/')).text()).not.toContain('/mail');
	expect((await without.get('http://localhost:4321/mail')).status).toBe(404);
});
