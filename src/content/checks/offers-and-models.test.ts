import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { ModelSchema } from '../../domain/content/model.ts';
import { OfferSchema } from '../../domain/content/offer.ts';
import { COMPARISON_WARNING } from '../../domain/finance/loan/comparison-text.ts';
import { distinctOffersAndModels, lawfulOfferWords, offerRates, offersFit } from './offers-and-models.ts';
import { contentPicturesExist } from './pictures.ts';

const offer = (options: object) =>
	OfferSchema.parse({ id: 'a', name: 'A', description: 'A.', category: 'New', ...options });
const model = (options: object) =>
	ModelSchema.parse({
		name: 'RAV4',
		slug: 'rav4',
		manufacturer: 'toyota',
		manufacturer_body: 'suv',
		image: { url: 'suv.svg' },
		line: 'A car.',
		...options,
	});
const faults = (offers: object[], models: object[] = [{}]) =>
	[distinctOffersAndModels, offerRates, lawfulOfferWords, offersFit, contentPicturesExist]
		.flatMap(({ check }) =>
			check({
				content: { ...NO_CONTENT, offers: offers.map(offer), models: models.map(model) },
				dealer: aParsedDealer({}),
				hasFile: (path) => path === 'images/suv.svg',
			}),
		)
		.map(({ file, option, message }) => `${file}: ${option}: ${message}`);

test.each([
	['nothing', [{ model: 'rav4', image_url: 'suv.svg' }, { id: 'b' }], [{}], []],
	[
		'an unknown model',
		[{ model: 'rav5' }],
		[{}],
		['offers.yaml: [0].model: expected the slug of a model of models.yaml, found "rav5"'],
	],
	[
		'an end before the start',
		[{ starts: '2026-02-01T00:00:00+11:00', expires: '2026-01-01T00:00:00+11:00' }],
		[{}],
		[
			'offers.yaml: [0]: expected to start before expiring, found 2026-02-01T00:00:00+11:00 to 2026-01-01T00:00:00+11:00',
		],
	],
	[
		'a rate without its comparison rate',
		[
			{ name: 'RAV4 at 4.9% p.a.' },
			{ id: 'b', name: 'RAV4 at 4.9% p.a., comparison rate 5.2% p.a.', disclaimer: COMPARISON_WARNING },
		],
		[{}],
		[
			'offers.yaml: [0].name: expected the comparison rate beside the rate, such as "at 4.9% p.a., comparison rate 5.2% p.a.", found "RAV4 at 4.9% p.a."',
		],
	],
	[
		'an advantage without terms, which an end or a disclaimer limits',
		[
			{ name: 'Free floor mats' },
			{ id: 'b', name: 'Free floor mats', expires: '2026-12-31T23:59:59+10:00' },
			{ id: 'c', name: 'Free floor mats', disclaimer: 'One set per vehicle.' },
		],
		[{}],
		[
			'offers.yaml: [0]: offers “Free” and says neither until when nor on which terms; add expires or a disclaimer',
		],
	],
	[
		'a picture that is not there',
		[{ image_url: 'ute.svg' }],
		[{}],
		['offers.yaml: [0].image_url: expected a file in images/, found no images/ute.svg'],
	],
	[
		'two of one address',
		[{}, {}],
		[{}],
		['offers.yaml: [1].id: expected a unique id, found "a" a second time'],
	],
	[
		'a model without its picture',
		[],
		[{ image: { url: 'x.svg' } }],
		['models.yaml: [0].image.url: expected a file in images/, found no images/x.svg'],
	],
])('a problem of offers and models: %s', (_, offers, models, expected) => {
	expect(faults(offers, models)).toEqual(expected);
});
