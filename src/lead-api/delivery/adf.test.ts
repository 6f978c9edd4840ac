import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { StoredLead } from '../store/lead-record.ts';
import { adfDocument } from './adf.ts';
import { enquiry, vehicleLead } from './delivery-fixture.ts';
import { COAST } from './site-fixture.ts';

const HOSTILE = 'Zoë & <b a="1">\'x\'</b> ]]> <!ENTITY \u0001\u0008\u001f\ufffe \ud800 😀';

const LEADS: Record<string, StoredLead> = {
	'an enquiry about a vehicle': vehicleLead(),
	'a test drive': vehicleLead({ category: 'Test Drive', test_drive_date: '2026-12-01T10:30' }),
	'an offer': vehicleLead({ category: 'Offer', offer_from_client: 42000 }),
	'a vehicle that is gone': vehicleLead({ car_id: '9', 'Vehicle Make': 'Kia', stock_number: 'K9' }),
	'a trade-in for a vehicle of the stock': vehicleLead({ category: 'Trade In', rego: 'ABC123', kms: 90000 }),
	'a trade-in for nothing': vehicleLead({ category: 'Trade In', car_id: null, 'Vehicle Make': 'Mazda' }),
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
	'somebody without a phone': enquiry({ phone: '' }),
	'somebody without an e-mail address': enquiry({ email: '' }),
	'somebody nobody can reach': enquiry({ phone: '', email: 'not an address', name: ' ' }),
	'somebody hostile': vehicleLead({
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

/** What the format lets stand in its elements, in its order; a question mark or star for what may be missing. */
const CONTENT: Record<string, string[]> = {
	adf: ['prospect'],
	prospect: ['id*', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider?'],
	vehicle: [
		...['id*', 'year', 'make', 'model', 'vin?', 'stock?', 'trim?', 'doors?', 'bodystyle?'],
		...['transmission?', 'odometer?', 'imagetag?', 'price?', 'pricecomments?', 'comments?'],
	],
	customer: ['contact', 'id*', 'timeframe?', 'comments?'],
	contact: ['name', 'email*', 'phone*'],
	vendor: ['id*', 'vendorname', 'url?', 'contact'],
	provider: ['id*', 'name', 'service?', 'url?'],
};

const { getElementsByTagName, textContent } = DomUtils;

type Element = ReturnType<typeof getElementsByTagName>[number];

const parse = (xml: string) => parseDocument(xml, { xmlMode: true });
const named = (root: Element | ReturnType<typeof parse>, name: string) => getElementsByTagName(name, root);

test.each(Object.entries(LEADS))('%s has the elements of ADF 1.0 in their order', (_name, lead) => {
	const all = named(parse(adfDocument(lead, COAST)), '*');
	expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['vehicle', 'customer', 'vendor']));
	for (const element of all) {
		const names = getElementsByTagName('*', element.children, false).map(({ name }) => name);
		const content = CONTENT[element.name] ?? [];
		const pattern = content.map((part) => {
			const [, name, often] = /^(\w+)([?*]?)$/.exec(part) ?? [];
			return `(${name} )${often || '+'}`;
		});
		expect(names.map((name) => `${name} `).join(''), element.name).toMatch(
			new RegExp(`^${pattern.join('')}$`),
		);
		if (element.name === 'contact')
			expect(names.some((name) => ['email', 'phone'].includes(name))).toBe(true);
	}
});

test('every one of them is valid by the format’s own DTD', async ({ skip }) => {
	const dtd = process.env['ADF_DTD'] ?? '';
	skip(!dtd, 'the DTD belongs to somebody else: ADF_DTD says where a copy is, and xmllint checks by it');
	const folder = await mkdtemp(join(tmpdir(), 'adf-'));
	const files = Object.values(LEADS).map((lead, index) => ({ lead, path: join(folder, `${index}.xml`) }));
	for (const { lead, path } of files) await writeFile(path, adfDocument(lead, COAST));
	const paths = files.map(({ path }) => path);
	const valid = promisify(execFile)('xmllint', ['--noout', '--nonet', '--dtdvalid', dtd, ...paths]);
	await expect(valid.finally(() => rm(folder, { recursive: true }))).resolves.toMatchObject({ stdout: '' });
});

test('a test drive tells who, which vehicle and when', () => {
	const root = parse(adfDocument(LEADS['a test drive'] ?? enquiry(), COAST));
	const [vehicle] = named(root, 'vehicle');
	expect(vehicle?.attribs).toEqual({ interest: 'test-drive', status: 'used' });
	const told = Object.fromEntries(named(root, '*').map((element) => [element.name, textContent(element)]));
	expect(told).toMatchObject({
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
	{ name: 'an offer', lead: LEADS['an offer'], vehicles: ['buy 2024 Toyota offer 42000'] },
	{
		name: 'a trade-in for a vehicle of the stock',
		lead: LEADS['a trade-in for a vehicle of the stock'],
		vehicles: ['buy 2024 Toyota asking 45990', 'trade-in  Unknown'],
	},
	{ name: 'a trade-in for nothing', lead: LEADS['a trade-in for nothing'], vehicles: ['trade-in  Mazda'] },
	{ name: 'an enquiry about no vehicle', lead: LEADS['an enquiry about no vehicle'], vehicles: ['Unknown'] },
])('$name names $vehicles', ({ lead, vehicles }) => {
	const found = named(parse(adfDocument(lead ?? enquiry(), COAST)), 'vehicle').map((vehicle) => {
		const [price] = named(vehicle, 'price');
		const of = (name: string) => textContent(named(vehicle, name));
		const words = [vehicle.attribs['interest'], of('year'), of('make'), price?.attribs['type'], of('price')];
		return words
			.filter((word) => word !== undefined)
			.join(' ')
			.trim();
	});
	expect(found).toEqual(vehicles);
});

test('what is typed stays text', () => {
	const xml = adfDocument(LEADS['somebody hostile'] ?? enquiry(), COAST);
	for (const part of ['<b', '<!ENTITY', '\u0001', '\u0008', '\ufffe']) expect(xml).not.toContain(part);
	expect(xml.isWellFormed()).toBe(true);
	const [name] = named(parse(xml), 'name');
	expect(textContent(name ?? [])).toContain('Zoë & <b a="1">\'x\'</b> ]]> <!ENTITY');
});
