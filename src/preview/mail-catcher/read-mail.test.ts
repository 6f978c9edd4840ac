import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const mailOf = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')));

test('a plain mail has its sender, receiver, subject and text', async () => {
	expect(await mailOf('From: a@b.example', 'To: c@d.example', 'Subject: Hello', '', 'One', 'Two')).toEqual({
		from: 'a@b.example',
		to: 'c@d.example',
		reply_to: '',
		subject: 'Hello',
		unsubscribe: '',
		parts: [{ type: 'text/plain', name: null, text: 'One\nTwo' }],
	});
});

test.each([
	{ name: 'in quoted-printable', value: '=?UTF-8?Q?Zo=C3=AB_Nguyen?=', text: 'Zoë Nguyen' },
	{ name: 'in base64', value: '=?utf-8?B?Wm/Dqw==?=', text: 'Zoë' },
	{ name: 'in another charset', value: '=?iso-8859-1?q?Zo=EB?=', text: 'Zoë' },
	{ name: 'over two lines', value: '=?UTF-8?Q?Zo=C3=AB?=\r\n =?UTF-8?Q?_Nguyen?=', text: 'Zoë Nguyen' },
	{ name: 'in UTF-8 as it is', value: 'Zoë', text: 'Zoë' },
	{ name: 'in an unknown charset', value: '=?x-klingon?q?Zo?=', text: 'Zo' },
	{ name: 'with an invalid encoding', value: '=?utf-8?q?Zo', text: '=?utf-8?q?Zo' },
])('a header $name', async ({ value, text }) => {
	expect((await mailOf(`Subject: ${value}`, '', '')).subject).toBe(text);
});

test.each([
	{ encoding: 'quoted-printable', body: 'Gr=C3=BC=\r\n=C3=9Fe =3D 1', text: 'Grüße = 1' },
	{ encoding: 'BASE64', body: 'R3LDvMOf\r\nZQ==', text: 'Grüße' },
	{ encoding: '8bit', body: 'Grüße', text: 'Grüße' },
])('a text in $encoding', async ({ encoding, body, text }) => {
	const headers = ['Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`];
	expect((await mailOf(...headers, '', body)).parts[0]?.text).toBe(text);
});

test('a mail with nested parts shows each part, without the lines between them', async () => {
	const { parts } = await mailOf(
		'Content-Type: multipart/mixed; boundary="out"',
		'',
		'This is for old programs.',
		'--out',
		'Content-Type: multipart/alternative; boundary=in',
		'',
		'--in',
		'',
		'Text',
		'--in',
		'Content-Type: text/html',
		'',
		'<p>Text</p>',
		'--in--',
		'--out',
		'Content-Type: application/xml',
		'Content-Disposition: attachment; filename="lead.xml"',
		'',
		'<adf/>',
		'--out--',
		'after it',
	);
	expect(parts).toEqual([
		{ type: 'text/plain', name: null, text: 'Text' },
		{ type: 'text/html', name: null, text: '<p>Text</p>' },
		{ type: 'application/xml', name: 'lead.xml', text: '<adf/>' },
	]);
});

test.each([
	{ name: 'nothing', raw: '' },
	{ name: 'no headers', raw: '\r\nText' },
	{ name: 'headers alone', raw: 'Subject: x' },
	{ name: 'a boundary that never comes', raw: 'Content-Type: multipart/mixed; boundary=x\r\n\r\nText' },
	{ name: 'no boundary', raw: 'Content-Type: multipart/mixed\r\n\r\nText' },
	{ name: 'bytes that are no text', raw: 'Content-Type: text/plain; charset=utf-8\r\n\r\n\xff\xfe' },
	{ name: 'a header without a name', raw: ': x\r\n: y\r\n\r\nText' },
])('a mail of $name is read too', async ({ raw }) => {
	expect((await readMail(Buffer.from(raw, 'latin1'))).parts.length).toBeLessThanOrEqual(1);
});

test('nested parts are read, and the number of attachments is limited', async () => {
	const nested = (levels: number): string =>
		levels === 0
			? '\r\nText'
			: `Content-Type: multipart/mixed; boundary=b${levels}\r\n\r\n--b${levels}\r\n${nested(levels - 1)}`;
	expect((await readMail(Buffer.from(nested(50)))).parts).toEqual([
		{ type: 'text/plain', name: null, text: 'Text' },
	]);
	const entity = '--x\r\nContent-Disposition: attachment; filename=a\r\n\r\nText\r\n';
	const many = `Content-Type: multipart/mixed; boundary=x\r\n\r\n${entity.repeat(1000)}`;
	expect((await readMail(Buffer.from(many))).parts).toHaveLength(20);
});

test('a mail that the reader refuses is shown as it came', async () => {
	const levels = Array.from(
		{ length: 300 },
		(_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
	);
	const raw = `${levels.join('')}\r\nText`;
	expect((await readMail(Buffer.from(raw))).parts).toEqual([{ type: 'text/plain', name: null, text: raw }]);
});
