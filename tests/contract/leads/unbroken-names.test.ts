import { expect, test } from 'vitest';
import { alertMail } from '../../../src/lead-api/alerts/alert-mail.ts';
import { subjectFrame } from '../../../src/lead-api/answers/subject-frame.ts';
import { receiptMail } from '../../../src/lead-api/delivery/receipt/receipt-text.ts';
import { reservationReceipt } from '../../../src/lead-api/delivery/receipt/reservation-receipt.ts';
import { reservationPath } from '../../../src/lead-api/reservations/links.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';
import {
	atSandbox,
	changingService,
	checkOut,
	reservationsOf,
	textOf,
} from '../../fixtures/leads/reserving.ts';
import { idOf, leadOf, send, step, valued } from '../../fixtures/leads/trade-in.ts';

/** In plain text: with a non-breaking hyphen. */
const IN_TEXT = 'CX\u20115';

/** Expects that a page or mail has the name CX-5, and that no line ends within it. */
function expectWhole(html: string): void {
	const [, body = ''] = html.split('</head>');
	expect(body).toContain('<span style="white-space:nowrap">CX-5</span>');
	const loose = body.replace(/<span style="white-space:nowrap">[^<]*<\/span>/g, '').replace(/<[^>]*>/g, '');
	expect(loose).not.toContain('CX-5');
}

/** A site whose only vehicle has such a name. */
function mazdaSite<Site extends ReturnType<typeof apiSite>>(site: Site): Site {
	return { ...site, vehicles: site.vehicles.map((one) => ({ ...one, title: '2023 Mazda CX-5 Maxx' })) };
}

test('no line ends within a name such as CX-5 on the page after a trade-in without JavaScript, and in its receipt', async () => {
	const service = await leadService();
	const { id, offer } = await valued(service);
	await idOf(await send(service, step(id, { id: offer.id, offer_accepted: true })));
	const lead = await leadOf(service, id);
	expectWhole(await textOf(service, `/api/success?lead_id=${id}&submission_id=${lead.submission_id}`));
	const { subject, text } = receiptMail(lead, apiSite());
	expect(subject).toContain('your 2023 Mazda CX-5 –');
	expect(text).toMatch(`is held for your 2023 Mazda ${IN_TEXT}. This is your receipt`);
	expect(text).toContain(`Your vehicle: 2023 Mazda ${IN_TEXT}`);
	expect(text).not.toContain('CX-5');
});

test('no line ends within a name on the pages of a reservation, for its shopper, its dealer and its payment, and in its receipt', async () => {
	const service = await changingService();
	service.stock.site = mazdaSite(service.stock.site);
	const { page } = await checkOut(service);
	const held = await textOf(service, page);
	expectWhole(held);
	expectWhole(await textOf(service, /\/api\/sandbox-payment\?session=\w+/.exec(held)?.[0] ?? ''));
	await atSandbox(service, page, 'pay');
	expectWhole(await textOf(service, page));
	const [reserved] = await reservationsOf(service);
	const { site } = service.stock;
	const { secret } = service.deps;
	const lead = reserved?.lead_id && (await service.store.find(site.slug, reserved.lead_id));
	if (!reserved || !lead) throw new Error('there is no reservation');
	expectWhole(await textOf(service, reservationPath(reserved, 'dealer', secret)));
	const { text } = reservationReceipt(lead, reserved, { site, secret });
	expect(text).toContain(`Vehicle: 2023 Mazda ${IN_TEXT} Maxx\n`);
});

test('no line ends within a name in the subject of a form without JavaScript, and on the page that corrects it', async () => {
	const site = mazdaSite(apiSite());
	const [vehicle] = site.vehicles;
	const page = new URL(`https://www.coast.example/contact-us?car_id=${vehicle?.id}`);
	expectWhole(await subjectFrame(page, site).text());
	const service = await changingService();
	service.stock.site = mazdaSite(service.stock.site);
	const form = { ...GOOD_LEAD, car_id: `${vehicle?.id}`, email: 'no address', terms_conditions: 'on' };
	expectWhole(await (await service.call('/api/leads', { form: asForm(form) })).text());
});

test('no line ends within a name in mails about saved vehicles', () => {
	const change = {
		title: '2023 Mazda CX-5 Maxx',
		short: '$1,500 less',
		sentence: 'Like the CX-5 you saved.',
		slug: null,
	} as const;
	const { html, text, subject } = alertMail([change], apiSite(), 'https://www.coast.example/stop');
	expectWhole(html);
	expect(subject).toBe('2023 Mazda CX-5 Maxx: $1,500 less');
	expect(text).toContain(`2023 Mazda ${IN_TEXT} Maxx\nLike the ${IN_TEXT} you saved.`);
});

function asForm(values: object): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
