import { expect, test } from 'vitest';
import { CALL_REQUEST } from '../../../src/domain/trade-in/call-request.ts';
import { sentLeadOf } from '../../../src/lead-api/answers/lead-summary.ts';
import { thanksPage } from '../../../src/lead-api/answers/success-page.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import { webhookBody } from '../../../src/lead-api/delivery/webhook/webhook-body.ts';
import { resumeLink } from '../../../src/lead-api/trade-in/resume-link.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import {
	ATTEMPT,
	BY_HAND,
	dollars,
	idOf,
	leadOf,
	rangeOf,
	send,
	step,
	valued,
} from '../../fixtures/leads/trade-in.ts';

test('no mail, webhook or page says that an estimate is held that was not accepted', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, inspection_date: '2026-11-24T09:00' })));
	const lead = await leadOf(service, id);
	const estimate = `Our estimate: ${rangeOf(offer)}, until 27 Nov 2026`;
	const page = await thanksPage(lead, apiSite()).text();
	const texts = [leadMail(lead, apiSite()).text, receiptMail(lead, apiSite()).text, page];
	for (const text of texts) {
		expect(text).toContain(estimate);
		expect(text).not.toMatch(/\bheld\b/);
	}
	expect(sentLeadOf(lead, apiSite()).trade_in?.estimate).toBe(estimate);
	expect(JSON.parse(webhookBody(lead, apiSite()))).toMatchObject({ accepted_offer: null });
});

test('the success page of an accepted estimate has the accepted sum, not the range', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const lead = await leadOf(service, id);
	const held = `${dollars(offer.offer_price)} held until 27 Nov 2026, subject to inspection`;
	expect(sentLeadOf(lead, apiSite()).trade_in?.estimate).toBe(held);
	const page = await thanksPage(lead, apiSite()).text();
	expect(page).toContain(`<p>${held}</p>`);
	expect(page).not.toContain(dollars(offer.upper_price));
});

test('the receipt of an accepted estimate has the sum and the day until which it is held', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const { text, subject } = receiptMail(await leadOf(service, id), apiSite());
	expect(subject).toMatch(/^\$[\d,]+ is held for your 2023 Mazda CX-5 – Coast Motors/);
	expect(text).toContain(
		'It is held until 27 Nov 2026, subject to inspection. We’ll text you to arrange it.',
	);
	expect(text).toContain(
		`Accepted: ${dollars(offer.offer_price)} held until 27 Nov 2026, subject to inspection\n`,
	);
	expect(text).not.toContain(dollars(offer.upper_price));
	expect(text).toContain('Number plate: 1AB2CD VIC');
});

test.each([
	{
		wish: 'an inspection',
		last: { inspection_date: '2026-11-24T09:00' },
		title: 'We have your inspection request for your 2023 Mazda CX-5',
		text: /Tue 24 Nov 2026, 9:00am, at Geelong Sales\. We’ll text you to confirm it\./,
	},
	{
		wish: 'nothing in particular',
		last: {},
		title: 'Thank you for the details of your 2023 Mazda CX-5',
		text: /Our buyers have your answers/,
	},
	{
		wish: 'a call',
		last: { message: CALL_REQUEST },
		title: 'You asked us to call about your 2023 Mazda CX-5',
		text: /A buyer has your answers and calls you\./,
	},
])(
	'the receipt of $wish says so, and names the shopper’s own vehicle first',
	async ({ last, title, text }) => {
		const service = await leadService();
		const id = await idOf(await send(service, { ...BY_HAND, car_id: '7' }));
		await idOf(await send(service, step(id, { ...last, isLastStep: true })));
		const lead = await leadOf(service, id);
		const mail = receiptMail(lead, apiSite());
		expect(mail.subject).toContain(title);
		expect(mail.text).toMatch(text);
		expect(mail.text).toMatch(
			/Your vehicle: 2023 Mazda CX\u20115.+You are looking at: 2024 Toyota HiLux SR5/s,
		);
		const sent = await service.call(`/api/enquiries/${id}?submission_id=${ATTEMPT}`);
		expect(await sent.json()).toMatchObject({
			trade_in: {
				words: { title, text: expect.stringMatching(text) },
				vehicle: '2023 Mazda CX-5',
				plate: null,
			},
		});
	},
);

test('the receipt of a complete trade-in has no link to continue it', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	expect(resumeLink(await leadOf(service, id), apiSite(), service.deps)).toBeNull();
});
