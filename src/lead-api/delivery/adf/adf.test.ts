import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { adfProblems } from '../../../../tests/fixtures/leads/adf-format.ts';
import { COAST, HILUX } from '../../../../tests/fixtures/leads/coast-motors.ts';
import { enquiry, vehicleLead } from '../../../../tests/fixtures/leads/delivered-lead.ts';
import { LENDERS } from '../../../domain/finance/providers.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { adfDocument } from './adf.ts';

const HOSTILE = 'Zoë & <b a="1">\'x\'</b> ]]> <!ENTITY \u0001\u0008\u001f\ufffe \ud800 😀';

const LOAN = {
	vehicle_price: '44888',
	deposit: '6000',
	trade_in_value: '8000',
	trade_in_owing: '3000',
	term_years: '5',
	repayment: '150',
	repayment_period: 'week',
	balloon: '5000',
};

const FIGURES =
	'vehiclePriceBudget=44888&deposit=6000&trade_in_value=8000&trade_in_owing=3000&term_years=5&balloon=5000&repayment_frequency=week&interest_rate=8.5';

const LEADS: Record<string, StoredLead> = {
	'an enquiry about a vehicle': vehicleLead(),
	'a test drive': vehicleLead({ category: 'Test Drive', test_drive_date: '2026-12-01T10:30' }),
	'a test drive of a model from a list': vehicleLead({
		category: 'Test Drive',
		car_id: null,
		'Vehicle Model': 'Isuzu UTE D-MAX',
	}),
	'a test drive of anything': vehicleLead({ category: 'Test Drive', car_id: null }),
	'a quote': vehicleLead({ category: 'Quote', car_id: null, 'Vehicle Model': 'Zephyr 900' }),
	'an offer': vehicleLead({ category: 'Offer', offer_from_client: 42000 }),
	'a vehicle that is gone': vehicleLead({ car_id: '9', 'Vehicle Make': 'Kia', stock_number: 'K9' }),
	'a trade-in for a vehicle of the stock': vehicleLead({ category: 'Trade In', rego: 'ABC123', kms: 90000 }),
	'a trade-in alone': vehicleLead({ category: 'Trade In', car_id: null, 'Vehicle Make': 'Mazda' }),
	'a finance application for a vehicle': vehicleLead({ category: 'Finance Enquiry', application: LOAN }),
	'a finance application for no vehicle': vehicleLead({
		category: 'Finance Enquiry',
		car_id: null,
		application: LOAN,
	}),
	'a finance application that was just begun': vehicleLead({
		category: 'Finance Enquiry',
		application: {},
		isLastStep: false,
	}),
	'a finance enquiry with the calculator’s figures': vehicleLead({
		category: 'Finance Enquiry',
		finance_figures: FIGURES,
	}),
	'a service booking': enquiry({
		category: 'Service Booking',
		service_work: 'Brakes',
		service_date: '2026-12-01T08:00',
		Rego: '1AB2CD',
		'Vehicle Make': 'Mazda',
		year: 2021,
		kms: 45_000,
	}),
	'an enquiry about no vehicle': enquiry(),
	'a shopper without a phone number': enquiry({ phone: '' }),
	'a shopper without an email address': enquiry({ email: '' }),
	'a shopper without contact details': enquiry({ phone: '', email: 'not an address', name: ' ' }),
	'a hostile sender': vehicleLead({
		name: HOSTILE,
		phone: HOSTILE,
		message: HOSTILE,
		rego: HOSTILE,
		category: HOSTILE,
		car_id: null,
		'Vehicle Make': HOSTILE,
		stock_number: HOSTILE,
	}),
};

const { getElementsByTagName, textContent } = DomUtils;

type Element = ReturnType<typeof getElementsByTagName>[number];

const parse = (xml: string) => parseDocument(xml, { xmlMode: true });
const named = (root: Element | ReturnType<typeof parse>, name: string) => getElementsByTagName(name, root);

test.each(Object.entries(LEADS))('%s is a document of ADF 1.0', (_name, lead) => {
	const xml = adfDocument(lead, COAST);
	expect(adfProblems(xml)).toEqual([]);
	const names = named(parse(xml), '*').map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(['vehicle', 'customer', 'vendor']));
});

test.each([
	['an unknown element', '<make>', '<colour>Red</colour><make>', 'colour: unknown element'],
	['elements in another order', '<customer>', '<provider/><customer>', /^prospect: expected id\*/],
	['an unknown attribute', '<customer>', '<customer kind="a">', 'customer: unknown attribute kind'],
	[
		'a value the format lacks',
		'interest="buy"',
		'interest="hire"',
		'vehicle: interest: expected one of buy, lease, sell, trade-in, test-drive, found hire',
	],
	['text between elements', '<customer>', '<customer>now', 'customer: expected elements alone, found "now"'],
	['an element in a text', '<make>', '<make><b/>', 'make: expected text alone, found b'],
	['a contact without a way to reach it', /<(email|phone).*<\/\1>/g, '', /^contact: expected name\+/],
	['a second document', '</adf>', '</adf><adf/>', 'the document: expected one element adf'],
])('%s is a fault', (_name, from, to, problem) => {
	const problems = adfProblems(adfDocument(vehicleLead(), COAST).replace(from, to));
	expect(problems).toContainEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('a test drive has the customer, the vehicle and the time', () => {
	const root = parse(adfDocument(LEADS['a test drive'] ?? enquiry(), COAST));
	const [vehicle] = named(root, 'vehicle');
	expect(vehicle?.attribs).toEqual({ interest: 'test-drive', status: 'used' });
	const rendered = Object.fromEntries(
		named(root, '*').map((element) => [element.name, textContent(element)]),
	);
	expect(rendered).toMatchObject({
		requestdate: '2026-11-20T16:04:09+11:00',
		year: '2024',
		make: 'Toyota',
		model: 'HiLux',
		stock: 'C4711',
		trim: 'SR5',
		odometer: '12500',
		price: '45990',
		timeframe: 'Test Drive: Tue 1 Dec 2026, 10:30am',
		vendorname: 'Coast Motors Geelong',
	});
	expect(named(root, 'phone').map(({ attribs }) => attribs['type'])).toEqual(['cellphone', 'voice']);
});

test.each([
	{ name: 'an offer', lead: LEADS['an offer'], vehicles: ['buy 2024 Toyota HiLux offer 42000'] },
	{
		name: 'a trade-in for a vehicle of the stock',
		lead: LEADS['a trade-in for a vehicle of the stock'],
		vehicles: ['buy 2024 Toyota HiLux asking 45990', 'trade-in  Unknown Unknown'],
	},
	{ name: 'a trade-in alone', lead: LEADS['a trade-in alone'], vehicles: ['trade-in  Mazda Unknown'] },
	{
		name: 'a test drive of a model from a list',
		lead: LEADS['a test drive of a model from a list'],
		vehicles: ['test-drive  Isuzu UTE D-MAX'],
	},
	{
		name: 'a test drive of anything',
		lead: LEADS['a test drive of anything'],
		vehicles: ['test-drive  Unknown Unknown'],
	},
	{ name: 'a quote', lead: LEADS['a quote'], vehicles: ['buy  Unknown Zephyr 900'] },
	{
		name: 'an enquiry about no vehicle',
		lead: LEADS['an enquiry about no vehicle'],
		vehicles: ['Unknown Unknown'],
	},
])('$name names $vehicles', ({ lead, vehicles }) => {
	const found = named(parse(adfDocument(lead ?? enquiry(), COAST)), 'vehicle').map((vehicle) => {
		const [price] = named(vehicle, 'price');
		const of = (name: string) => textContent(named(vehicle, name));
		const bare = [vehicle.attribs['interest'], of('year'), of('make'), of('model')];
		const words = [...bare, price?.attribs['type'], of('price')];
		return words
			.filter((word) => word !== undefined)
			.join(' ')
			.trim();
	});
	expect(found).toEqual(vehicles);
});

test('typed markup stays text', () => {
	const xml = adfDocument(LEADS['a hostile sender'] ?? enquiry(), COAST);
	for (const part of ['<b', '<!ENTITY', '\u0001', '\u0008', '\ufffe']) expect(xml).not.toContain(part);
	expect(xml.isWellFormed()).toBe(true);
	const [name] = named(parse(xml), 'name');
	expect(textContent(name ?? [])).toContain('Zoë & <b a="1">\'x\'</b> ]]> <!ENTITY');
});

test('a finance application has the payment of its vehicle and the debt on the trade-in', () => {
	const lead = LEADS['a finance application for a vehicle'] ?? enquiry();
	const [wanted, own] = named(parse(adfDocument(lead, COAST)), 'finance').map((finance) =>
		named(finance, '*')
			.slice(1)
			.map((one) => [one.name, one.attribs['type'] ?? '', textContent(one)].join(' ')),
	);
	expect(wanted).toEqual([
		'method  finance',
		'amount downpayment 6000',
		'amount monthly 650',
		'amount total 33888',
		'balance residual 5000',
	]);
	expect(own).toEqual(['method  finance', 'amount total 3000', 'balance finance 3000']);
	const rated = { ...COAST, vehicles: [{ ...HILUX, loan_terms: LENDERS.taurus }] };
	const [vehicle] = named(parse(adfDocument(lead, rated)), 'vehicle');
	expect(vehicle && textContent(named(vehicle, 'comments'))).toContain(
		'Loan over 5 years\nRepayment wanted: $150 a week\nInterest rate: 12.94% p.a.\nComparison rate: 12.98% p.a.',
	);
	const [first, second] = named(parse(adfDocument(lead, COAST)), 'vehicle');
	expect(first && textContent(named(first, 'comments'))).toContain('Loan over 5 years');
	expect(second?.attribs).toEqual({ interest: 'trade-in', status: 'used' });
	expect(second && named(second, 'price').map((one) => [one.attribs['type'], textContent(one)])).toEqual([
		['asking', '8000'],
	]);
});

test('an enquiry with the calculator’s figures has its loan and trade-in as an application has them', () => {
	const lead = LEADS['a finance enquiry with the calculator’s figures'] ?? enquiry();
	const document = parse(adfDocument(lead, COAST));
	const texts = (name: string) => named(document, name).map(textContent);
	expect(texts('amount')).toEqual(['6000', '33888', '3000']);
	expect(texts('balance')).toEqual(['5000', '3000']);
	expect(texts('comments').join()).toContain('Loan over 5 years');
	expect(named(document, 'vehicle').map(({ attribs }) => attribs['interest'])).toEqual(['buy', 'trade-in']);
});

test.each(['', 'deposit=NaN&term_years=99', '<script>', '%', 'vehiclePriceBudget=-5'])(
	'unreadable figures, %j, are left out',
	(finance_figures) => {
		const lead = vehicleLead({ category: 'Finance Enquiry', finance_figures });
		const xml = adfDocument(lead, COAST);
		expect(named(parse(xml), 'finance')).toEqual([]);
		expect(adfProblems(xml)).toEqual([]);
	},
);

test('a trade-in on which nothing is owed is a vehicle with its value alone', () => {
	const lead = vehicleLead({
		category: 'Finance Enquiry',
		application: { ...LOAN, trade_in_owing: '0' },
	});
	const [, own] = named(parse(adfDocument(lead, COAST)), 'vehicle');
	expect(own && named(own, 'finance')).toEqual([]);
	expect(own && textContent(named(own, 'price'))).toBe('8000');
	expect(adfProblems(adfDocument(lead, COAST))).toEqual([]);
});
