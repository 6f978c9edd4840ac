import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';

const rows = (...records: object[]) =>
	checkRows(
		{
			countedBy: 'record',
			rows: records.map((record, index) => ({
				number: index + 1,
				record: { id: index, make: 'Kia', model: 'Rio', ...record },
				broken: null,
			})),
		},
		2028,
	);

const picture = (url: string) => ({ image: { url } });

test('pictures at http:// are requested at https:// of the same host, with a note', () => {
	const { vehicles, notes, notices } = rows(
		{
			images: [picture('http://cdn.example/1.jpg?w=2'), picture('https://cdn.example/2.jpg')],
			thumbnails: ['http://cdn.example:80/1s.jpg'],
			primary_image_url: 'HTTP://other.example/1.jpg',
			file: 'http://reports.example/1',
		},
		{ images: [picture('http://cdn.example/3.jpg'), picture('/images/4.jpg')] },
	);
	expect(vehicles.map(({ images }) => images.map(({ image }) => image.url))).toEqual([
		['https://cdn.example/1.jpg?w=2', 'https://cdn.example/2.jpg'],
		['https://cdn.example/3.jpg', '/images/4.jpg'],
	]);
	expect(vehicles[0]).toMatchObject({
		thumbnails: ['https://cdn.example/1s.jpg'],
		primary_image_url: 'https://other.example/1.jpg',
		// A link is followed, not loaded with the page: its address is unchanged.
		file: 'http://reports.example/1',
	});
	expect(notices).toEqual([]);
	expect(notes).toEqual([
		'4 pictures have http:// addresses, which browsers do not load on a secure site; https:// is used instead: see that it answers at cdn.example, other.example',
	]);
});

test.each([
	'http://cdn.example:8080/1.jpg',
	'http://localhost/1.jpg',
	'http://192.168.0.7/1.jpg',
	'http://[::1]/1.jpg',
])('%s has no secure address and is left out with a notice', (url) => {
	const { vehicles, notices, notes } = rows({
		images: [picture(url), picture('https://cdn.example/2.jpg')],
		primary_image_url: url,
	});
	expect(vehicles[0]?.images.map(({ image }) => image.url)).toEqual(['https://cdn.example/2.jpg']);
	expect(vehicles[0]?.primary_image_url).toBeNull();
	expect(notes).toEqual([]);
	expect(notices).toMatchObject([
		{
			row: 1,
			field: 'images[0].image.url',
			expected: 'a picture at https://',
			found: JSON.stringify(url),
			used: null,
		},
		{ row: 1, field: 'primary_image_url' },
	]);
});
