import { describe, expect, test } from 'vitest';
import { aLocation, findings } from '../../../tests/fixtures/config/run-check.ts';
import { imagesExist } from './files.ts';

const PICTURES = {
	home: {
		blocks: [
			{ block: 'yards' as const, title: 'Where we are' },
			{
				block: 'line-up' as const,
				title: 'Line-up',
				models: [{ make: 'Kia', model: 'EV6', picture: { image: 'ev6.svg', alt: '' } }],
			},
		],
	},
	promotions: {
		popup: {
			src: 'popup.svg',
			alt: '',
			expiryDate: '2026-12-31T23:59:59+10:00',
			linkTo: '/',
			title: 'a',
			description: 'b',
			buttonText: 'c',
		},
		slider: [{ image: 'slide.svg', alt: '', href: '/' }],
	},
	locations: [aLocation({ image: { url: 'yard.jpg', thumb: { url: 'yard-small.jpg' } } })],
};

describe('pictures', () => {
	test('that exist are no problem', () => {
		const files = ['ev6.svg', 'popup.svg', 'slide.svg', 'yard.jpg', 'yard-small.jpg'];
		expect(
			findings(
				imagesExist,
				PICTURES,
				files.map((file) => `images/${file}`),
			),
		).toEqual([]);
	});

	test('that are missing are reported with their options', () => {
		expect(findings(imagesExist, PICTURES)).toEqual([
			'home.blocks[1].models[0].picture.image: expected a file in images/, found no images/ev6.svg',
			'promotions.popup.src: expected a file in images/, found no images/popup.svg',
			'promotions.slider[0].image: expected a file in images/, found no images/slide.svg',
			'locations[0].image.url: expected a file in images/, found no images/yard.jpg',
			'locations[0].image.thumb.url: expected a file in images/, found no images/yard-small.jpg',
		]);
	});

	test('at a web address are not looked up', () => {
		const locations = [aLocation({ image: { url: 'https://cdn.example/yard.jpg' } })];
		expect(findings(imagesExist, { locations })).toEqual([]);
	});

	test.each(['../../other/images/yard.jpg', 'a/../../b.jpg', '..\\b.jpg'])(
		'outside the folder: %s',
		(url) => {
			const locations = [aLocation({ image: { url } })];
			expect(findings(imagesExist, { locations }, [`images/${url}`])).toEqual([
				`locations[0].image.url: expected a path inside images/, found ${JSON.stringify(url)}`,
			]);
		},
	);
});
