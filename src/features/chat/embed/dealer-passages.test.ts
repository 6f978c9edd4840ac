import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { type DealerAnswers, dealerKnowledge } from '../../../domain/answers/passages/dealer-answers.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { OfferSchema } from '../../../domain/content/offer.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { answersFiles } from './answers-file.ts';

const BODY = `Welcome to {name}. We are glad.

## Delivery

- To Perth, free.

Finance from 7.9% p.a. (comparison rate 8.4% p.a.).

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

const OFFERS = [
	{
		id: 'mats',
		name: 'Free mats',
		description: 'Mats.',
		category: 'Extras',
		expires: '2026-12-01T00:00:00Z',
	},
	{
		id: 'rate',
		name: '4.9% p.a., comparison rate 5.2% p.a. on utes',
		description: 'Warning: this comparison rate is true only for the example.',
		category: 'Finance offer',
	},
];

const filesOf = (answers: boolean) =>
	answersFiles(
		openSite(
			aParsedDealer({ lead_api: '/api', features: { chat: { answers }, offers: {} } }),
			[aVehicle(), aVehicle({ id: '2' })],
			new Map(),
			NOW,
			{
				...NO_CONTENT,
				pages: [page('buying'), page('privacy-policy')],
				offers: OFFERS.map((offer) => OfferSchema.parse(offer)),
			},
		),
	);

/** The content of the file. */
function said(): DealerAnswers {
	const [file] = filesOf(true);
	expect(file?.path).toBe('dealer-answers.json');
	return JSON.parse(String(file?.content));
}

test('text pages become sentences, items and rows with their heading, without legal texts and rates', () => {
	const passage = (text: string, from: string, anchor = '') => ({
		...{ label: null, text, from, href: `/buying${anchor}` },
	});
	const pages = said().pages.filter(({ passage: { label } }) => label === null);
	expect(pages.map((timed) => timed.passage)).toEqual([
		passage('From your couch.', 'Buying'),
		passage('Welcome to Coast Motors.', 'Buying'),
		passage('We are glad.', 'Buying'),
		passage('To Perth, free.', 'Buying: Delivery', '#delivery'),
		passage('Where: Broome, When: A week', 'Buying: Delivery', '#delivery'),
	]);
});

test('offers are quoted by their names without rates, and only while they last', () => {
	const offers = (at: string) =>
		dealerKnowledge(said(), new Date(at)).passages.flatMap(({ label, text }) =>
			label === 'Offer' ? text : [],
		);
	expect(offers('2026-11-24T00:00:00Z')).toEqual(['Free mats', 'Finance offer']);
	expect(offers('2026-12-02T00:00:00Z')).toEqual(['Finance offer']);
});

test('the file has the locations with their hours, and each make and model of the stock once, with its badges', () => {
	const { locations, names } = said();
	expect(locations.map(({ hours_of }) => hours_of)).toContain('Opening hours');
	expect(names).toEqual([{ make: 'Toyota', model: 'Kluger', badges: [expect.any(String)] }]);
});

test('a dealer whose chat does not answer questions has no such file', () => {
	expect(filesOf(false)).toEqual([]);
});
