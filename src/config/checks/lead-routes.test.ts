import { expect, test } from 'vitest';
import { problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { knownLeadCategories } from './lead-routes.ts';

const route = (fields: object) => ({ forms: { routes: [{ emails: ['a@coast.example'], ...fields }] } });
const webhook = (url: string) => problemsWith(route({ webhook: { url, secret_env: 'COAST_CRM' } }));

test('leads are sent encrypted, or stay on this machine', () => {
	expect(webhook('https://crm.example/leads')).toEqual([]);
	expect(webhook('http://127.0.0.1:9000/leads')).toEqual([]);
	expect(webhook('http://crm.example/leads')).toEqual([
		'forms.routes[0].webhook.url: expected an address with https://, as leads hold names and phone numbers, found "http://crm.example/leads"',
	]);
});

test('a route’s categories are categories of forms', () => {
	const categories = ['test drive', 'Careers Enquiry', 'Feedback'];
	expect(findings(knownLeadCategories, route({ categories }))).toEqual([]);
	expect(findings(knownLeadCategories, route({ categories: ['Test Drive', 'Test Driv'] }))).toEqual([
		'forms.routes[0].categories[1]: expected a category of a form, found "Test Driv"; did you mean "Test Drive"?',
	]);
	expect(
		findings(knownLeadCategories, {
			forms: { categories: ['Boats'], routes: [{ categories: ['Boats'], emails: ['b@coast.example'] }] },
		}),
	).toEqual([]);
});
