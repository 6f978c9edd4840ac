import { expect, test } from 'vitest';
import { ProblemSchema } from '../../../src/api/problem.ts';
import type { ValuationAnswer } from '../../../src/api/trade-in/valuation.ts';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { GOOD_CHECKOUT } from '../../fixtures/leads/reserving.ts';
import {
	ANSWERS,
	ATTEMPT,
	at,
	CONTACT,
	estimate,
	idOf,
	leadOf,
	send,
	step,
	valued,
} from '../../fixtures/leads/trade-in.ts';

test('the amount offered is the stored valuation: a page can neither change it nor accept one that is no longer held', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service, { ...CONTACT, offer_price: 90_000, offer_upper_price: 99_000 });
	expect((await leadOf(service, id)).fields.offer_price).toBe(offer.offer_price);
	const accept = async (json: object) => {
		const response = await send(service, step(id, { offer_accepted: true, form_completed: true, ...json }));
		return [
			response.status,
			response.status === 200 ? null : ProblemSchema.parse(await response.json()).error,
		];
	};
	expect(await accept({ offer_price: 90_000 })).toEqual([409, expect.stringContaining('has changed')]);
	expect(await accept({ id: 'valuation_invented' })).toEqual([
		409,
		expect.stringContaining('This estimate has expired'),
	]);
	service.setNow(at(8 * 24));
	expect(await accept({ offer_price: offer.offer_price })).toEqual([
		409,
		expect.stringContaining('your answers are still here'),
	]);
	service.setNow(at(6 * 24));
	expect(await accept({ offer_price: offer.offer_price })).toEqual([200, null]);
});

test('a vehicle without an online estimate gives a lead with the reason, and no estimate can be accepted', async () => {
	const service = await leadService();
	const id = await idOf(await send(service, CONTACT));
	const json = { make: 'Hyundai', model: 'i30', year: 2015, kms: 138_400, adjustmentAnswers: ANSWERS };
	const answer = (await (await service.call('/api/trade-in/valuation', { json })).json()) as ValuationAnswer;
	const response = await send(service, step(id, { id: answer.id, offer_accepted: true }));
	expect(response.status).toBe(409);
	await idOf(await send(service, step(id, { id: answer.id })));
	const lead = await leadOf(service, id);
	expect(lead).toMatchObject({ subcategory: '2. Valuation', fields: { form_completed: true } });
	expect(leadMail(lead, apiSite()).text).toContain('Yours is 11 years old with 138,400 km');
});

test('an inspection can be booked only at a free time within the location’s opening hours', async () => {
	const service = await leadService();
	const { id } = await valued(service);
	const book = async (lead: string, inspection_date: string, attempt = ATTEMPT) => {
		const response = await send(service, {
			...step(lead, { inspection_date }),
			first_submission_id: attempt,
		});
		return response.status === 200 ? [] : ProblemSchema.parse(await response.json()).problems;
	};
	expect(await book(id, '2026-11-22T10:30')).toMatchObject([{ field: 'inspection_date', message: /closed/ }]);
	expect(await book(id, '2026-11-24T10:30')).toEqual([]);
	const other = await idOf(
		await send(service, { ...CONTACT, submission_id: 'attempt-other', email: 'kim@example.com' }),
	);
	expect(await book(other, '2026-11-24T10:30', 'attempt-other')).toMatchObject([
		{ field: 'inspection_date', reason: 'taken' },
	]);
	const times = await service.call('/api/appointments?date=2026-11-24');
	expect(((await times.json()) as { times: string[] }).times).not.toContain('10:30');
	expect(leadMail(await leadOf(service, id), apiSite()).text).toContain(
		'Inspection: Tue 24 Nov 2026, 10:30am (requested)',
	);
});

test('a reservation has the trade-in that its shopper ticked, with the dealer’s estimate', async () => {
	const service = await leadService();
	const offer = await estimate(service);
	const answer = await send(service, { ...GOOD_CHECKOUT, opt_in_trade: true, id: offer.id });
	const { text } = leadMail(await leadOf(service, await idOf(answer)), apiSite());
	for (const line of ['Trade-in: wanted', 'Their vehicle: 2023 Mazda CX-5', 'Our estimate: '])
		expect(text).toContain(line);
});
