import { expect, test } from 'vitest';
import type { LeadRoute } from '../../api/site/site-file.ts';
import { targetsOf } from './choose-targets.ts';

const route = (over: Partial<LeadRoute>): LeadRoute => ({
	categories: [],
	dealerships: [],
	emails: [],
	webhook: null,
	...over,
});
const crm = { url: 'https://crm.example/leads', secret_env: 'COAST_CRM_SECRET' };
const email = 'hello@coastmotors.example';

const routes = [
	route({ categories: ['Test Drive'], dealerships: ['geelong'], emails: ['drives@coastmotors.example'] }),
	route({
		categories: ['Test Drive', 'Vehicle Enquiry'],
		emails: ['sales@coastmotors.example'],
		webhook: crm,
	}),
	route({ categories: ['Careers Enquiry'], emails: ['people@coastmotors.example'] }),
	route({ categories: ['Fleet Enquiry'], webhook: crm }),
	route({ categories: ['Parts Enquiry'] }),
	route({ dealerships: ['Torquay'], emails: ['Torquay@coastmotors.example', 'torquay@coastmotors.example'] }),
];

test.each([
	{
		name: 'the first route that names category and dealership',
		lead: { category: 'Test Drive', dealership_slug: 'geelong' },
		targets: ['drives@coastmotors.example'],
	},
	{
		name: 'a later route when the first is for another dealership',
		lead: { category: 'Test Drive', dealership_slug: 'torquay' },
		targets: ['sales@coastmotors.example', crm.url],
	},
	{
		name: 'a route for all dealerships when the lead names none',
		lead: { category: 'Test Drive', dealership_slug: null },
		targets: ['sales@coastmotors.example', crm.url],
	},
	{
		name: 'a route for all categories, each address once',
		lead: { category: 'Feedback', dealership_slug: 'torquay' },
		targets: ['Torquay@coastmotors.example'],
	},
	{
		name: 'the route of a category in other capitals',
		lead: { category: ' vehicle enquiry', dealership_slug: null },
		targets: ['sales@coastmotors.example', crm.url],
	},
	{
		name: 'a route for careers, which are filed as general enquiries (ENQUIRY-013)',
		lead: { category: 'General Enquiry', subcategory: 'Career Enquiry', dealership_slug: 'geelong' },
		targets: ['people@coastmotors.example'],
	},
	{
		name: 'another route than that for careers when it is a general enquiry',
		lead: { category: 'General Enquiry', subcategory: null, dealership_slug: 'geelong' },
		targets: [email],
	},
	{
		name: 'a webhook alone',
		lead: { category: 'Fleet Enquiry', dealership_slug: null },
		targets: [crm.url],
	},
	{
		name: 'the dealer’s address when the route names no receiver',
		lead: { category: 'Parts Enquiry', dealership_slug: null },
		targets: [email],
	},
	{
		name: 'the dealer’s address when no route matches',
		lead: { category: 'Feedback', dealership_slug: 'geelong' },
		targets: [email],
	},
])('a lead goes to $name', ({ lead, targets }) => {
	expect(targetsOf(lead, { routes, email }).map(({ target }) => target)).toEqual(targets);
});

test('a dealer without routes gets every lead', () => {
	expect(targetsOf({ category: 'Offer', dealership_slug: 'x' }, { routes: [], email })).toEqual([
		{ channel: 'email', target: email },
	]);
});
