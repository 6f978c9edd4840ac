import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { openSite } from '../../../site/open-site.ts';
import { answersFiles } from './answers-file.ts';

const BODY = `Welcome to {name}. We are glad.

## Delivery

- To Perth, free.

| Where | When |
|---|---|
| Broome | A week |
`;

const page = (slug: string) => ({
	slug,
	title: 'Buying',
	description: 'x',
	lead: 'From your couch.',
	body: BODY,
});

const filesOf = (answers: boolean) =>
	answersFiles(
		openSite(aParsedDealer({ lead_api: '/api', features: { chat: { answers } } }), [], new Map(), NOW, {
			...NO_CONTENT,
			pages: [page('buying'), page('privacy-policy')],
		}),
	);

test('text pages become sentences, items and rows with their heading, without texts of law', () => {
	const [file] = filesOf(true);
	expect(file?.path).toBe('answers.json');
	const said = (text: string, from: string, anchor = '') => ({
		label: null,
		text,
		from,
		href: `/buying${anchor}`,
	});
	expect(JSON.parse(String(file?.content))).toEqual([
		said('From your couch.', 'Buying'),
		said('Welcome to Coast Motors.', 'Buying'),
		said('We are glad.', 'Buying'),
		said('To Perth, free.', 'Buying: Delivery', '#delivery'),
		said('Where: Broome, When: A week', 'Buying: Delivery', '#delivery'),
	]);
});

test('a dealer whose chat answers nothing has no such file', () => {
	expect(filesOf(false)).toEqual([]);
});
