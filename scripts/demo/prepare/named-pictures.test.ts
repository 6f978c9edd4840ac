import { expect, test } from 'vitest';
import { namedPictures, picturesInText, unknownPicture } from './named-pictures.ts';

test('drawn pictures are found wherever options name them', () => {
	const options = {
		logo: { image: 'logo.svg' },
		home: { blocks: [{ picture: { image: 'demo/ute-profile-white.svg' } }] },
		promotions: { popup: { src: '/images/demo/suv-front34-blue.svg' } },
	};
	expect(namedPictures(options)).toEqual([
		{ option: 'home.blocks[0].picture.image', file: 'ute-profile-white.svg' },
		{ option: 'promotions.popup.src', file: 'suv-front34-blue.svg' },
	]);
});

test('drawn pictures are found in text content', () => {
	expect(picturesInText('image: demo/a-b.svg\n![x](/images/demo/c.svg) demonstration/d.svg')).toEqual([
		'a-b.svg',
		'c.svg',
	]);
});

test('a picture that is not in the catalogue is reported with its dealer, its option and the nearest name', () => {
	const known = [
		'ute-profile-white.svg',
		'ute-profile-orange.svg',
		'van-profile-white.svg',
		'naked-engine.svg',
	];
	expect(
		unknownPicture(
			'harbourline',
			{ option: 'home.blocks[0].picture.image', file: 'ute-profil-white.svg' },
			known,
		),
	).toBe(
		'harbourline/dealer.ts: home.blocks[0].picture.image: there is no drawn picture demo/ute-profil-white.svg; the nearest are demo/ute-profile-white.svg, demo/van-profile-white.svg, demo/ute-profile-orange.svg',
	);
});
