import { expect, test } from 'vitest';
import { COAST } from '../../../tests/fixtures/leads/coast-motors.ts';
import { enquiry, vehicleLead } from '../../../tests/fixtures/leads/delivered-lead.ts';
import { pageOf, shopperAddress } from './lead-subject.ts';
import { webhookBody } from './webhook/webhook-body.ts';

const OWN = new URL(COAST.url).origin;

test.each([
	{ sent: `${OWN}/cars/hilux?gclid=1`, page: `${OWN}/cars/hilux` },
	{ sent: '/contact-us', page: `${OWN}/contact-us` },
	{ sent: 'https://evil.example/login', page: `${OWN}/login` },
	{ sent: '//evil.example/login', page: `${OWN}/login` },
	{ sent: 'https://evil.example//evil.example/a', page: `${OWN}/evil.example/a` },
	{ sent: 'x:https://evil.example/login', page: null },
	{ sent: 'x:\\\\evil.example\\a', page: null },
	{ sent: 'javascript:alert(1)', page: null },
	{ sent: 'mailto:a@evil.example', page: null },
	{ sent: '', page: null },
	{ sent: null, page: null },
])('the page of a lead sent from $sent is $page', ({ sent, page }) => {
	expect(pageOf(sent, COAST)).toBe(page);
});

test('a webhook carries no address of another host', () => {
	const body = JSON.parse(webhookBody(vehicleLead({ url: 'x:https://evil.example/login' }), COAST));
	expect(body.page).toBeNull();
	expect(body.fields.url).toBeNull();
	expect(JSON.stringify(body)).not.toContain('evil.example');
});

test('every address a form accepts gets a reply address, in any script; one it refuses gets none', () => {
	const answered = (email: string) => shopperAddress(enquiry({ email }));
	expect(answered('kim@exämple.de')).toBe('kim@exämple.de');
	expect(answered('kim@example.com\r\nBcc: jo@example.com')).toBeNull();
	expect(answered('')).toBeNull();
});
