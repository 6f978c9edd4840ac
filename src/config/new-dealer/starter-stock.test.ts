import { afterAll, expect, test } from 'vitest';
import { Fleet } from '../../../tests/fixtures/sites/fleet.ts';
import { checkDealers } from '../../site/check/check-dealers.ts';
import { TEMPLATES, type TemplateName } from '../templates/index.ts';
import { newDealerFiles } from './new-dealer.ts';
import { starterStock } from './starter-stock.ts';

const fleet = new Fleet();
afterAll(() => fleet.remove());

test.each(Object.keys(TEMPLATES) as TemplateName[])(
	'a new dealer of the template %s passes its check, shows its stock and has no menu entry without a page',
	async (template) => {
		const slug = `new-${template}`;
		for (const [path, content] of Object.entries(newDealerFiles(slug, { template, demo: true })))
			fleet.write(`${slug}/${path}`, content);
		const { problems, notes } = await checkDealers(
			fleet.dealersDir,
			[slug],
			new Date('2026-11-22T00:00:00Z'),
		);
		expect(problems).toEqual([]);
		expect(notes.filter((note) => /not shown|does not have/.test(note))).toEqual([]);
	},
);

test.each([
	['caravans', 'caravan'],
	['motorcycles', 'motorcycle'],
] as const)(
	'a new dealer of %s begins with several of its kind, of different bodies and makes',
	(template, kind) => {
		const stock: Record<string, unknown>[] = JSON.parse(starterStock('coast', template));
		const kinds = new Set(stock.map(({ item_type }) => item_type));
		expect(kinds).toEqual(new Set([kind]));
		expect(new Set(stock.map(({ simple_body }) => simple_body)).size).toBeGreaterThanOrEqual(3);
		expect(new Set(stock.map(({ make }) => make)).size).toBeGreaterThanOrEqual(2);
	},
);
