import { describe, expect, test } from 'vitest';
import { leadService } from '../../fixtures/leads/lead-service.ts';
import { formFields } from '../../fixtures/leads/posted-form.ts';

test('the page that corrects a trade-in has the labels of its form, and keeps the answers about the condition', async () => {
	const { call } = await leadService();
	const sent = {
		name: 'Jo Citizen',
		email: 'jo@example.com',
		phone: '0412 345 678',
		category: 'Trade In',
		terms_conditions: 'on',
		rego: '1ABC123',
		regoState: 'WA',
		own_make: 'Mazda',
		own_model: 'CX-5',
		own_year: '1899',
		kms: '12,000,000 km',
		'adjustmentAnswers.tyres': 'worn',
		finance: 'Yes',
		amount_owing: 'a lot',
		inspection_date: 'next week',
	};
	const response = await call('/api/leads', { form: sent });
	const page = await response.text();
	expect(response.status).toBe(422);
	expect([...page.matchAll(/<label for="[^"]+">([^<]+)</g)].map(([, label]) => label)).toEqual(
		expect.arrayContaining([
			'Year',
			'Kilometres',
			'About how much is left',
			'When would you like to bring it in?',
		]),
	);
	expect(page).toContain('Please enter what you still owe in whole dollars, such as $6,500.');
	const { terms_conditions: _, ...typed } = sent;
	expect(formFields(page)).toMatchObject({ ...typed, kms: '12000000' });
	expect(page).not.toContain('[object Object]');
});

describe('a trade-in without JavaScript', () => {
	const POSTED = {
		category: 'Trade In',
		name: 'Jo Citizen',
		email: 'jo@example.com',
		phone: '0412 345 678',
		kms: '40,000',
		'adjustmentAnswers.body': 'normal',
		'adjustmentAnswers.tyres': 'good',
		'adjustmentAnswers.service_history': 'full',
		'adjustmentAnswers.accident': 'no',
		location_id: '11',
		terms_conditions: 'on',
	};
	/** The page after the form was sent. */
	const receiptOf = async (form: Record<string, string>) => {
		const service = await leadService();
		const sent = await service.call('/api/leads', { form });
		expect(sent.status).toBe(303);
		return (await service.call(sent.headers.get('location') ?? '')).text();
	};

	test('is looked up by its plate and valued, and its receipt has the estimate', async () => {
		const page = await receiptOf({ ...POSTED, rego: '1ab 2cd', regoState: 'Victoria' });
		expect(page).toMatch(/Your vehicle: \d{4} .*, 1AB2CD Victoria/);
		expect(page).toMatch(/Our estimate: \$[\d,]+ to \$[\d,]+, until/);
		expect(page).not.toMatch(/\bheld\b/);
	});

	test('is valued by make, model and year, and its receipt gives the reason where there is no estimate', async () => {
		const mazda = { ...POSTED, own_make: 'Mazda', own_model: 'CX-5' };
		expect(await receiptOf({ ...mazda, own_year: '2023' })).toContain('Our estimate: $');
		const old = await receiptOf({ ...mazda, own_year: '2010' });
		expect(old).toMatch(/Your vehicle: 2010 Mazda <span[^>]*>CX-5</);
		expect(old).toMatch(/online (figure|estimate)/);
		expect(old).not.toContain('Our estimate');
	});

	test('with an inspection on a closed day is asked for another day, in the format of forms', async () => {
		const service = await leadService();
		const form = { ...POSTED, inspection_date: '29/11/2026 1:30pm', desired_price: 'lots' };
		const page = await (await service.call('/api/leads', { form })).text();
		expect(page).toContain('Please enter the figure in whole dollars, such as $24,500.');
		const again = { ...form, desired_price: '' };
		const closed = await (await service.call('/api/leads', { form: again })).text();
		expect(closed).toContain('We are closed on that day. Please choose another one.');
		expect(closed).toContain('name="inspection_date" aria-invalid="true"');
		expect(closed).toContain('value="29/11/2026 1:30pm"');
	});

	test('with an impossible year and kilometres gets the messages of the steps', async () => {
		const service = await leadService();
		const form = { ...POSTED, own_make: 'Mazda', own_model: 'CX-5', own_year: '1899', kms: '12,000,000' };
		const page = await (await service.call('/api/leads', { form })).text();
		expect(page).toContain('Please enter the year it was built, in four digits from 1900 on.');
		expect(page).toContain('Please check the kilometres: we can take up to 999,999 km.');
	});
});
