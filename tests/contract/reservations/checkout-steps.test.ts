import { beforeEach, expect, test } from 'vitest';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { settleAll } from '../../../src/lead-api/reservations/run-reservations.ts';
import { SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	GOOD_CHECKOUT,
	press,
	reservationsOf,
	siteWith,
} from '../../fixtures/leads/reserving.ts';

let service: Awaited<ReturnType<typeof changingService>>;
const later = (minutes: number) => new Date(SERVICE_NOW.getTime() + minutes * 60_000);
const states = async () =>
	(await reservationsOf(service)).map(({ state, payment, because }) => [state, payment, because]);

const { terms_conditions: _, ...CONTACT } = GOOD_CHECKOUT;
const FIRST = 'first-step-of-jo';
let steps = 0;

/** Sends a step of the checkout, as its form does; the first one begins the lead. */
async function send(step: object, lead_id: string | null = null) {
	steps += 1;
	const begun = lead_id === null ? {} : { lead_id, first_submission_id: FIRST };
	const submission_id = lead_id === null ? FIRST : `step-of-jo-${steps}`;
	const response = await service.call('/api/leads', {
		json: { ...CONTACT, terms_conditions: false, isLastStep: false, submission_id, ...begun, ...step },
	});
	const answer = (await response.json()) as Record<string, string>;
	return {
		status: response.status,
		lead: answer['lead_id'] ?? '',
		page: answer['success_page'] ?? '',
		...answer,
	};
}
const LAST = { isLastStep: true, terms_conditions: true };

beforeEach(async () => {
	service = await changingService();
});

test('each completed step is stored, and the last one holds the vehicle', async () => {
	const { lead } = await send({});
	expect(await states()).toEqual([]);
	await send({ trade_in: 'Yes' }, lead);
	await send({ handover: 'Pick-up', handover_date: '2026-11-24T10:30' }, lead);
	expect((await service.store.find('coast', lead))?.fields).toMatchObject({
		isLastStep: false,
		trade_in: 'Yes',
		handover_date: '2026-11-24T10:30',
	});
	expect(await service.store.bookedTimes('coast', 'geelong', '2026-11-24')).toEqual([]);
	const last = await send(LAST, lead);
	expect([last.status, last.lead, last.page]).toEqual([
		200,
		lead,
		expect.stringMatching(/^\/api\/reservations\//),
	]);
	expect(await states()).toEqual([['held', 'open', null]]);
	expect(await service.store.bookedTimes('coast', 'geelong', '2026-11-24')).toEqual(['10:30']);
	await atSandbox(service, last.page, 'pay');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test('an unfinished checkout is delivered as a lead, without a reservation', async () => {
	const { lead } = await send({ trade_in: 'Yes' });
	const stored = await service.store.find('coast', lead);
	const { subject, text } = stored ? leadMail(stored, service.stock.site) : { subject: '', text: '' };
	expect(`${subject}\n${text}`).toContain('Not finished');
	expect(text).not.toContain('Reservation:');
});

test('the time of a handover is free again once its reservation has ended', async () => {
	const { page } = await checkOut(service, { handover: 'Pick-up', handover_date: '2026-11-24T10:30' });
	await press(service, page, { action: 'leave' });
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
	expect(await service.store.bookedTimes('coast', 'geelong', '2026-11-24')).toEqual([]);
});

test('the first step for a vehicle that another buyer holds is refused', async () => {
	await checkOut(service, { email: 'lee@example.com', phone: '0498 765 432' });
	const refused = await send({});
	expect([refused.status, refused]).toEqual([
		409,
		expect.objectContaining({ error: expect.stringContaining('You have not paid anything') }),
	]);
});

test('the last step for a vehicle that was taken meanwhile is refused, and the earlier steps stay stored', async () => {
	const { lead } = await send({ trade_in: 'No' });
	await checkOut(service, { email: 'lee@example.com', phone: '0498 765 432' });
	const refused = await send(LAST, lead);
	expect([refused.status, refused]).toEqual([
		409,
		expect.objectContaining({ error: expect.stringContaining('Another buyer is reserving this ute') }),
	]);
	expect((await service.store.find('coast', lead))?.fields).toMatchObject({ isLastStep: false });
	expect(await states()).toHaveLength(1);
});

test('the last step sent twice makes one hold, and sent again after the hold has ended makes another one', async () => {
	const { lead } = await send({});
	const last = { ...LAST, submission_id: 'last-of-jo' };
	const [first, second] = [await send(last, lead), await send(last, lead)];
	expect(second.page).toBe(first.page);
	expect(await states()).toEqual([['held', 'open', null]]);
	await press(service, first.page, { action: 'leave' });
	service.setNow(later(1));
	const again = await send(last, lead);
	expect(again.status).toBe(200);
	expect(again.page).not.toBe(first.page);
	expect(await states()).toEqual([
		['held', 'open', null],
		['released', 'closed', 'not_paid'],
	]);
});

test('a step from another tab after the last step has no effect on the hold or the lead', async () => {
	const { lead } = await send({});
	const { page } = await send(LAST, lead);
	await send({ trade_in: 'No' }, lead);
	expect(await states()).toEqual([['held', 'open', null]]);
	await atSandbox(service, page, 'pay');
	expect(await states()).toEqual([['reserved', 'paid', null]]);
});

test.each([
	['the terms are not agreed to', {}, { isLastStep: true, terms_conditions: false }, 422, undefined],
	['the deposit was changed in the browser', {}, { ...LAST, deposit: 1 }, 409, 'reload'],
	['the price has changed since', {}, { ...LAST, price_shown: 1 }, 409, 'reload'],
	['the vehicle was sold since', { status: 'sold' }, LAST, 409, 'call'],
	['the vehicle has no price any more', { price: null as unknown as number }, LAST, 409, 'call'],
])(
	'the last step is refused with the remedy when %s, and holds nothing',
	async (_, stock, last, status, remedy) => {
		const { lead } = await send({});
		service.stock.site = siteWith(stock);
		const refused = await send(last, lead);
		expect([refused.status, refused]).toEqual([status, expect.objectContaining(remedy ? { remedy } : {})]);
		expect(Object.keys(refused).includes('remedy')).toBe(remedy !== undefined);
		expect(await states()).toEqual([]);
	},
);

test.each([
	['of another buyer', { email: 'lee@example.com', phone: '0498 765 432' }],
	['of the same buyer', {}],
])('a vehicle under a hold %s is refused with a call as the only remedy', async (_, change) => {
	await checkOut(service, change);
	expect(await send({})).toMatchObject({ status: 409, remedy: 'call' });
});

test('without JavaScript the page of a refusal has only the remedies that apply, and the phone number once', async () => {
	const refusalOf = async (stock: object, change: object) => {
		service.stock.site = siteWith(stock);
		const { isLastStep: _last, opt_in: _news, ...texts } = GOOD_CHECKOUT;
		const form = { ...texts, deposit: '200', price_shown: '45990', terms_conditions: 'yes', ...change };
		return (await service.call('/api/leads', { form })).text();
	};
	const sold = await refusalOf({ status: 'sold' }, {});
	expect(sold).not.toContain('Go back');
	const repriced = await refusalOf({}, { price_shown: '1' });
	expect(repriced).toContain('Go back and load the page again');
	for (const page of [sold, repriced]) {
		expect(page).toContain('You have not paid anything.');
		expect(page.match(/>\(03\) 5223 1111</g)).toHaveLength(1);
	}
});

test('of two last steps for one vehicle at the same time one holds it', async () => {
	const { lead } = await send({});
	const other = { email: 'lee@example.com', phone: '0498 765 432' };
	const outcomes = await Promise.all([send(LAST, lead), checkOut(service, other)]);
	expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
	service.setNow(later(31));
	await settleAll(service.deps, 'when due');
	expect(await states()).toEqual([['released', 'closed', 'not_paid']]);
});
