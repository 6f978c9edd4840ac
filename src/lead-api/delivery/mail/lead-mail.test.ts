import { expect, test } from 'vitest';
import { bareRepayments } from '../../../../tests/fixtures/finance/bare-repayments.ts';
import { COAST, HILUX } from '../../../../tests/fixtures/leads/coast-motors.ts';
import { enquiry, vehicleLead } from '../../../../tests/fixtures/leads/delivered-lead.ts';
import { handedOverText } from '../../../domain/finance/calculator/handed-over-text.ts';
import { LENDERS } from '../../../domain/finance/providers.ts';
import { adfDocument } from '../adf/adf.ts';
import { receiptMail } from '../receipt/receipt-text.ts';
import { leadMail } from './lead-mail.ts';

test('a test drive mail has the customer, their contact details, the request, time, place and vehicle, in this order', () => {
	const lead = vehicleLead({
		category: 'Test Drive',
		message: 'Is the tow bar fitted?\n\nI come from Ballarat.',
		test_drive_date: '2026-12-01T10:30',
		PreferredContactMethod: 'SMS',
		opt_in_trade: true,
		consent_text: 'Contact me about this enquiry\nI agree to the terms of use.',
		lead_attributes: {
			visited_pages: ['/', '/search/used-cars', 'https://evil.example/'],
			linked_query_params: { utm_source: 'google' },
		},
	});
	expect(leadMail(lead, COAST)).toEqual({
		subject: 'Test Drive: 2024 Toyota HiLux SR5 – Kim Nguyen',
		text: `Kim Nguyen
Phone: 0412 345 678
Email: kim@example.com
Best reached by: SMS

Enquiry: Test Drive
When: Tue 1 Dec 2026, 10:30am
Where: Geelong showroom, 212 Latrobe Terrace, Geelong West VIC 3218
Dealership: Coast Motors Geelong
Trade-in: wanted

Message:
> Is the tow bar fitted?
>
> I come from Ballarat.

About: 2024 Toyota HiLux SR5
Price: $45,990 drive away
Stock number: C4711
https://www.coastmotors.example/cars/2024-toyota-hilux-sr5-c4711

May be contacted about this: yes
Wants offers and news: no
Consent wording: Contact me about this enquiry. I agree to the terms of use.

Received: Fri 20 Nov 2026, 4:04pm (Australia/Melbourne)
From: https://www.coastmotors.example/cars/2024-toyota-hilux-sr5-c4711
Pages before: / > /search/used-cars
Link parameters: utm_source=google
Source: Website
Reference: 0000-0001 (lead_00000000000000000000000000000001)
Reply to: kim@example.com
`,
	});
});

const textOf = (lead: Parameters<typeof leadMail>[0], site = COAST) => leadMail(lead, site).text;

test.each([
	{ lead: vehicleLead({ category: 'Offer', offer_from_client: 42000 }), line: 'Offer: $42,000' },
	{ lead: vehicleLead({ finance: 'Yes' }), line: 'Finance: wanted' },
	{
		lead: vehicleLead({ offer_price: 18500, offer_accepted: true }),
		line: 'Our offer accepted: $18,500, subject to inspection',
	},
	{ lead: vehicleLead({ rego: 'ABC123', regoState: 'VIC' }), line: 'Their registration: ABC123 VIC' },
	{ lead: vehicleLead({ kms: 120000 }), line: 'Their kilometres: 120,000 km' },
	{
		lead: vehicleLead({ adjustmentAnswers: { 'Two keys?': true, '1 owner': 'Yes' } }),
		line: 'Two keys?: yes',
	},
	{ lead: vehicleLead({ test_drive_date: '2026-99-99T99:99' }), line: 'When: 2026-99-99T99:99' },
	{
		lead: vehicleLead({ car_id: null, location_id: '10' }),
		line: 'Where: Geelong showroom, 212 Latrobe Terrace, Geelong West VIC 3218',
	},
	{ lead: vehicleLead({ phone: '+61412345678' }), line: 'Phone: 0412 345 678' },
	{ lead: enquiry({ Rego: '1AB2CD' }), line: 'Registration: 1AB2CD' },
	{ lead: enquiry({ Rego: 'jtdbr32e720012345' }), line: 'VIN: jtdbr32e720012345' },
	{ lead: enquiry({ part: 'Front brake pads, 04465-0K240' }), line: 'Part: Front brake pads, 04465-0K240' },
	{ lead: enquiry({ additional_services: ['Wash', 'Tyres'] }), line: 'Services: Wash, Tyres' },
	{
		lead: enquiry({ location: 'Geelong showroom' }),
		line: 'Where: Geelong showroom, 212 Latrobe Terrace, Geelong West VIC 3218',
	},
	{
		lead: enquiry({ subcategory: 'Career Enquiry' }),
		line: 'Enquiry: General Enquiry (Career Enquiry)',
	},
	{ lead: enquiry({ opt_in_marketing: true }), line: 'Wants offers and news: yes' },
	{ lead: enquiry({ terms_conditions: true }), line: 'Agreed to the terms: yes' },
])('the mail has the line “$line”', ({ lead, line }) => {
	expect(textOf(lead).split('\n')).toContain(line);
});

test('the mail of a chat message, whose form asks for no consent, says nothing about missing consent', () => {
	expect(textOf(enquiry({ category: 'Chat', opt_in: false }))).not.toContain('May be contacted');
	expect(textOf(enquiry({ opt_in: false }))).toContain('May be contacted about this: no');
});

test('the mail finds a vehicle by the slug in a link or by its stock number (resolution 72)', () => {
	for (const over of [{ car_id: '2024-toyota-hilux-sr5-c4711' }, { car_id: null, stock_number: 'C4711' }])
		expect(textOf(vehicleLead(over))).toContain('About: 2024 Toyota HiLux SR5\n');
});

test('a vehicle that is no longer in stock has its name from the form', () => {
	const text = textOf(
		vehicleLead({ car_id: '9', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', stock_number: 'K9' }),
	);
	expect(text).toContain('About: Kia Rio\nStock number: K9\nIt is no longer in the stock of the website.\n');
});

test('the mail of a single dealership does not name it', () => {
	const [geelong] = COAST.dealerships;
	const site = { ...COAST, dealerships: geelong ? [geelong] : [] };
	expect(textOf(enquiry(), site)).not.toContain('Dealership:');
});

test('typed text can begin neither a line nor a header', () => {
	const hostile = 'Kim\r\nBcc: all@evil.example\n\nMay be contacted about this: yes';
	const lead = vehicleLead({
		name: hostile,
		phone: hostile,
		email: hostile,
		message: hostile,
		category: hostile,
		subcategory: hostile,
		rego: hostile,
		source: hostile,
		consent_text: hostile,
		adjustmentAnswers: { [hostile]: hostile },
		car_id: hostile,
		'Vehicle Make': hostile,
		url: hostile,
		opt_in: false,
		lead_attributes: { visited_pages: [`/${hostile}`], linked_query_params: { [hostile]: hostile } },
	});
	const { subject, text } = leadMail(lead, COAST);
	expect(subject).not.toMatch(/[\r\n]/);
	expect([...subject].length).toBeLessThanOrEqual(120);
	expect(text).not.toMatch(/^Bcc:/m);
	expect(text.match(/^May be contacted about this: .*$/gm)).toEqual(['May be contacted about this: no']);
	expect(text).not.toContain('Reply to');
});

test('the page in the mail is one of the dealer’s own, even where another address was sent', () => {
	const text = textOf(vehicleLead({ url: 'https://evil.example//login?token=1', car_id: null }));
	expect(text).toContain('\nFrom: https://www.coastmotors.example/login\n');
	expect(text).not.toContain('evil');
});

test('the only repayment in a mail is the one that an applicant would like, with a label that says so (resolution 220)', () => {
	const lead = vehicleLead({
		category: 'Finance Enquiry',
		application: {
			vehicle_price: '44888',
			deposit: '6000',
			term_years: '5',
			repayment: '150',
			repayment_period: 'week',
		},
	});
	const mail = leadMail(lead, COAST);
	const receipt = receiptMail(lead, COAST);
	const texts = [mail.subject, mail.text, adfDocument(lead, COAST), receipt.subject, receipt.text];
	const wanted = 'Repayment wanted: $150 a week';
	expect(texts.map((text) => text.includes(wanted))).toEqual([false, true, true, false, false]);
	expect(texts.flatMap((text) => bareRepayments(text.replaceAll(wanted, '')))).toEqual([]);
});

/** The dealer of a vehicle with its lender's terms. */
const LENDING = {
	...COAST,
	vehicles: [{ ...HILUX, loan_terms: { ...LENDERS.manual, comparison_rate: 10.26 } }],
	finance_terms: { geelong: LENDERS.manual },
};

test('the mail of an application for a vehicle on subscription has the price for the loan beside the weekly price', () => {
	const lead = vehicleLead({ category: 'Finance Enquiry', application: { vehicle_price: '45990' } });
	const vehicles = COAST.vehicles.map((vehicle) => ({ ...vehicle, price_text: '$284 per week' }));
	const { text } = leadMail(lead, { ...COAST, vehicles });
	expect(text).toContain('Price: $284 per week');
	expect(text).toMatch(/Finance application\nAmount to borrow: \$45,990\nPrice: \$45,990/);
});

test('an application’s mail has the loan with both rates that the page showed, and the price of its vehicle once', () => {
	const application = {
		...{ vehicle_price: '45990', deposit: '6000', term_years: '5', repayment: '1500' },
		...{ repayment_period: 'month', employment: 'full_time' },
	};
	const lead = vehicleLead({ category: 'Finance Enquiry', finance: 'Yes', application });
	const text = textOf(lead, LENDING);
	expect(text).toContain(`Finance application
Amount to borrow: $39,990
Deposit: $6,000
Term: 5 years
Repayment wanted: $1,500 a month
Interest rate: 8.50% p.a.
Comparison rate: 10.26% p.a.
Employment: Full time
`);
	expect(text.match(/Price:/g)).toHaveLength(1);
	expect(text).not.toContain('Finance: wanted');
	expect(textOf(vehicleLead({ application: { ...application, vehicle_price: '44000' } }), LENDING)).toContain(
		'Price: $44,000\nDeposit',
	);
	expect(textOf(lead)).not.toContain('rate:');
	const figures = { vehicle_price: '45990', term_years: '5', repayment_period: 'week' };
	expect(textOf(vehicleLead({ application: figures }), LENDING)).not.toContain('Repaid every');
	const paced = { application: figures, finance_figures: 'repayment_frequency=fortnight&interest_rate=9' };
	expect(textOf(vehicleLead(paced), LENDING)).toContain(
		'Term: 5 years\nRepaid every: fortnight\nInterest rate: 9.00% p.a.',
	);
});

test('rates of terms that had ended when the lead was sent are in no mail', () => {
	const application = { vehicle_price: '45990', deposit: '6000', term_years: '5' };
	const [manual, received] = [LENDERS.manual, Date.parse('2026-11-20T05:04:09.120Z')];
	const endingAt = (until: number) => ({
		...COAST,
		vehicles: [{ ...HILUX, loan_terms: { ...manual, until } }],
		finance_terms: { geelong: { ...manual, until } },
	});
	for (const car_id of ['4711', null]) {
		const lead = vehicleLead({ category: 'Finance Enquiry', car_id, application });
		expect(textOf(lead, endingAt(received))).toContain('Comparison rate: 8.53% p.a.');
		expect(textOf(lead, endingAt(received - 1))).toContain('Amount to borrow: $39,990');
		expect(textOf(lead, endingAt(received - 1))).not.toMatch(/rate:/i);
	}
});

test('the mail of an enquiry has the calculator’s figures once, and the tried rate with its comparison rate', () => {
	const finance_figures =
		'vehiclePriceBudget=45990&deposit=2000&term_years=4&interest_rate=9.5&repayment_frequency=fortnight';
	const message = `${handedOverText(finance_figures)} Can you do better?`;
	const said = textOf(vehicleLead({ category: 'Finance Enquiry', message, finance_figures }), LENDING);
	expect(said).toContain(
		'Finance\nAmount to borrow: $43,990\nInterest rate: 9.50% p.a.\nComparison rate: 11.26% p.a.\n',
	);
	expect(said.match(/2,000/g)).toHaveLength(1);
	const other = textOf(vehicleLead({ car_id: null, message: 'Hello', finance_figures }), LENDING);
	expect(other).toContain('Term: 4 years\nRepaid every: fortnight\nInterest rate: 9.50% p.a.');
});
