import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import type { TextFormData } from './page-data.ts';
import { textPageRoute } from './route.ts';

type Options = Parameters<typeof aParsedDealer>[0];

const WORDS = {
	slug: 'training',
	title: 'Rider training',
	description: 'What the course asks.',
	lead: null,
	body: 'Words.',
};

const TRAINING = {
	...WORDS,
	form: { title: 'Ask {name}', text: null, category: 'Fleet Enquiry' },
};

function trainingPage(options: Options) {
	const content = { ...NO_CONTENT, pages: [TRAINING] };
	const site = openSite(aParsedDealer(options), [], new Map(), NOW, content);
	const [page] = textPageRoute.pages(site);
	return { kind: page?.kind, data: page?.content(openContext(site, new Set())).data as TextFormData };
}

test('a content page with a form sends an enquiry of its category, with its own name of the terms checkbox', () => {
	const { kind, data } = trainingPage({ lead_api: '/api' });
	expect(kind).toBe('text-form');
	expect(data.section.title).toBe('Ask Coast Motors');
	expect(data.form).toMatchObject({
		action: '/api/enquiries',
		termsName: 'terms_agreed',
		categories: [{ value: 'Fleet Enquiry' }],
	});
	expect(data.form.hidden).toContainEqual({ name: 'page_id', value: '/pages/training' });
});

test('without a lead API a content page has no form', () => {
	expect(trainingPage({}).kind).toBe('text-page');
});

test.each([
	['words with a phone number of 1300&nbsp;555&nbsp;010', true],
	['a link to [a vehicle](/cars/2021-kia-sorento)', false],
	['a link to a vehicle with its slash as a reference, [so](/cars&#47;2021-kia-sorento)', false],
	['a link to a vehicle with an escaped hyphen, [so](/cars\\-2021)', false],
])(
	'whether the content of a page must be computed to know what it says of the stock: %s',
	(body, isKnown) => {
		const site = openSite(aParsedDealer({}), [], new Map(), NOW, {
			...NO_CONTENT,
			pages: [{ ...WORDS, body }],
		});
		const [page] = textPageRoute.pages(site);
		expect(page?.inputs?.(openContext(site, new Set())) !== null).toBe(isKnown);
	},
);
