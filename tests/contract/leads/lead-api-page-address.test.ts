import { expect, test } from 'vitest';
import { leadMail } from '../../../src/lead-api/delivery/mail/lead-mail.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

const [VEHICLE = { id: '', title: '' }] = apiSite().vehicles;
const PAGE = 'https://www.coast.example/apply-for-finance';
const LINK = `${PAGE}?preferredDealership=geelong&vehiclePriceBudget=45990&car_id=${VEHICLE.id}&car_type=used&deposit=2000&term_years=4`;
const PERSON = {
	...{ name: 'Jo Citizen', email: 'jo@example.com', phone: '0412 345 678' },
	...{ category: 'Finance Enquiry', terms_conditions: 'on' },
};

/** The lead of a form that a browser without JavaScript sent from a page. */
async function leadFrom(referer: string, form: Record<string, string>, path = '/api/leads') {
	const service = await leadService();
	const answer = await service.call(path, { form: { ...PERSON, ...form }, headers: { referer } });
	const [kept] = await service.store.claimDue(new Date('2026-12-31'), 100, 0);
	return { answer, lead: kept?.lead };
}

test('without JavaScript a lead takes vehicle, dealership and figures from the address of its page (FINANCE-008)', async () => {
	const { lead } = await leadFrom(LINK.replace('/apply-for-finance', '/finance'), { message: '' });
	expect(lead?.fields).toMatchObject({
		car_id: VEHICLE.id,
		car_type: 'used',
		dealership_slug: 'geelong',
		url: '/finance',
		message: 'My figures from the finance calculator: $45,990 price, $2,000 deposit, over 4 years.',
		finance_figures: 'vehiclePriceBudget=45990&deposit=2000&term_years=4',
	});
});

test('an application takes missing answers from the figures of the address, and keeps those that were given', async () => {
	const { answer } = await leadFrom(LINK, {
		'application.deposit': '3000',
		'application.vehicle_price': '',
		'application.take_home_pay': 'abc',
	});
	const page = await answer.text();
	expect(answer.status).toBe(422);
	expect(page).toContain(`About: ${VEHICLE.title}`);
	expect(page).toMatch(/name="application\.deposit" value="3000"/);
	expect(page).toMatch(/name="application\.vehicle_price" value="45990"/);
	expect(page).toMatch(/name="application\.term_years" value="4"/);
	expect(page).toMatch(/name="url" value="\/apply-for-finance"/);
});

test.each([
	['another site', LINK.replace('www.coast.example', 'evil.example')],
	['no web address', 'not an address'],
	['an invalid id', `${PAGE}?car_id=${'x'.repeat(201)}`],
])('a lead takes no vehicle from an address with %s', async (_, referer) => {
	const { lead } = await leadFrom(referer, {});
	expect(lead?.fields).toMatchObject({ name: 'Jo Citizen', car_id: null });
});

test('the fields of a form have priority over the address of its page', async () => {
	const { lead } = await leadFrom(LINK, { car_id: 'other', url: '/from-here', message: 'Mine' });
	expect(lead?.fields).toMatchObject({ car_id: 'other', url: '/from-here', message: 'Mine' });
});

test('a lead that a script sends takes nothing from the address of its page', async () => {
	const service = await leadService();
	const json = { ...PERSON, terms_conditions: true };
	await service.call('/api/leads', { json, headers: { referer: LINK } });
	const [kept] = await service.store.claimDue(new Date('2026-12-31'), 100, 0);
	expect(kept?.lead.fields).toMatchObject({ car_id: null });
});

test('the mail has the page that an enquiry was sent from', async () => {
	const { lead } = await leadFrom(
		'https://www.coast.example/contact-us?utm_source=x',
		{ category: 'General Enquiry', message: 'Hello' },
		'/api/enquiries',
	);
	if (!lead) throw new Error('no lead');
	expect(leadMail(lead, apiSite()).text).toContain('https://www.coast.example/contact-us');
});

test.each([
	['offer=summer', 'Summer drive-away HiLux'],
	['rego=1AB2CD&model=rav4', 'Toyota RAV4'],
	['offer=another', null],
])('without JavaScript a trade-in from a page with %s is about %s', async (query, looking_at) => {
	const { lead } = await leadFrom(`https://www.coast.example/trade-in?${query}`, {
		category: 'Trade In',
		message: '',
	});
	expect(lead?.fields).toMatchObject({ looking_at });
});
