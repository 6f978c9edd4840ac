import { afterAll, expect, test } from 'vitest';
import { Fleet } from '../../tests/fixtures/fleet.ts';
import { checkDealers } from '../site/check-dealers.ts';
import { newDealerFiles } from './new-dealer.ts';
import { TEMPLATES, type TemplateName } from './templates/index.ts';

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
