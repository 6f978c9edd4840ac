import { expect, test } from 'vitest';
import { linksIn, pictureName, picturesIn } from './markdown-references.ts';

test('pictures of a text are found in every notation, except in code', () => {
	const markdown = [
		'![The yard](/images/yard.svg "From the street")',
		'![ ](https://pictures.example/a.jpg) and [![Map][m]](/locations)',
		'`![no](/images/picture.svg)`',
		'[m]: /images/map.svg',
	].join('\n\n');
	expect(picturesIn(markdown)).toEqual([
		{ src: '/images/yard.svg', alt: 'The yard' },
		{ src: 'https://pictures.example/a.jpg', alt: '' },
		{ src: '/images/map.svg', alt: 'Map' },
	]);
});

test('links of a text are found in every notation, except in code', () => {
	const markdown =
		'[One](/one#part), [two][2], [*three*](</three>), `[four](/four)` and <https://five.example>\n\n[2]: /two';
	expect(linksIn(markdown)).toEqual(['/one#part', '/two', '/three', 'https://five.example']);
});

test('only a picture in the dealer’s folder has a file name', () => {
	expect(pictureName('/images/places/yard.svg')).toBe('places/yard.svg');
	expect(pictureName('https://pictures.example/a.jpg')).toBeNull();
});
