import { expect, test } from 'vitest';
import { aParsedDealer, problemsWith } from '../../../tests/fixtures/config/a-dealer.ts';
import { sizedPicture } from '../../domain/card/sized-picture.ts';
import { pictureSettings, servedPicture } from './site-pictures.ts';

type Cdn = 'imgix' | 'cloudinary' | 'cloudflare' | 'imagekit';

const SIZE = { width: 1600, height: 1200 };

function siteWith(cdn: Cdn, cdn_base: string | null) {
	return {
		dealer: aParsedDealer({ images: { cdn, cdn_base } }),
		pictureSize: new Map([['yard.jpg', { width: 900, height: 600, optimised: 'abc' }]]),
	};
}

/** The usual address of a picture in a page. */
function rendered(
	picture: { url: string; image_key?: string | null },
	site: ReturnType<typeof siteWith>,
): string {
	return sizedPicture(servedPicture({ ...picture, ...SIZE }, site), 'vehicle', pictureSettings(site.dealer))
		.url;
}

test.each([
	{
		cdn: 'imgix',
		base: 'https://coast.imgix.net',
		expected:
			/^https:\/\/coast\.imgix\.net\/cars\/1\.jpg\?(?=.*\bw=640\b)(?=.*\bq=75\b)(?=.*\bar=4:3\b)(?=.*\bfit=crop\b)(?=.*\bauto=format\b)/,
	},
	{
		cdn: 'cloudinary',
		base: 'https://res.cloudinary.com/coast/image/upload',
		expected:
			/^https:\/\/res\.cloudinary\.com\/coast\/image\/upload\/(?=.*w_640)(?=.*q_75)(?=.*ar_4:3)(?=.*f_auto).*\/cars\/1\.jpg$/,
	},
	{
		cdn: 'cloudflare',
		base: 'https://pictures.coast.example',
		expected:
			/^https:\/\/pictures\.coast\.example\/cdn-cgi\/image\/(?=.*width=640)(?=.*height=480)(?=.*quality=75)(?=.*f=auto).*\/cars\/1\.jpg$/,
	},
	{
		cdn: 'imagekit',
		base: 'https://ik.imagekit.io/coast/',
		expected: /^https:\/\/ik\.imagekit\.io\/coast\/cars\/1\.jpg\?tr=(?=.*w-640)(?=.*h-480)(?=.*q-75)/,
	},
] as const)(
	'a picture with a key comes from $cdn with width, quality, proportions and a format of its choice (IMAGES-001, IMAGES-002)',
	({ cdn, base, expected }) => {
		expect(
			rendered({ url: 'https://feed.example/9.jpg', image_key: 'cars/1.jpg' }, siteWith(cdn, base)),
		).toMatch(expected);
	},
);

test('a picture whose address is at the CDN keeps its path and loses its old parameters', () => {
	expect(
		rendered(
			{ url: 'https://coast.imgix.net/cars/1.jpg?w=3000&s=x' },
			siteWith('imgix', 'https://coast.imgix.net'),
		),
	).toMatch(/^https:\/\/coast\.imgix\.net\/cars\/1\.jpg\?(?!.*3000)/);
});

test.each([
	{ cdn: 'imgix', base: 'https://coast.imgix.net', path: 'https%3A%2F%2Ffeed.example%2F9.jpg?' },
	{
		cdn: 'cloudinary',
		base: 'https://res.cloudinary.com/coast/image/fetch',
		path: '/https%3A%2F%2Ffeed.example%2F9.jpg',
	},
	{ cdn: 'cloudflare', base: 'https://pictures.coast.example', path: '/https://feed.example/9.jpg' },
	{ cdn: 'imagekit', base: 'https://ik.imagekit.io/coast', path: '/https://feed.example/9.jpg' },
] as const)('$cdn fetches a picture from elsewhere by its whole address', ({ cdn, base, path }) => {
	expect(rendered({ url: 'https://feed.example/9.jpg' }, siteWith(cdn, base))).toContain(path);
});

test.each([
	{ name: 'from elsewhere, without a CDN', url: 'https://feed.example/9.jpg', site: siteWith('imgix', null) },
	{
		name: 'from elsewhere, where the CDN holds uploads only',
		url: 'https://feed.example/9.jpg',
		site: siteWith('cloudinary', 'https://res.cloudinary.com/coast/image/upload'),
	},
	{
		name: "a drawing of the site's own",
		url: '/images/ute.svg',
		site: siteWith('imgix', 'https://coast.imgix.net'),
	},
	{
		name: 'a missing photograph',
		url: '/images/gone.jpg',
		site: siteWith('imgix', 'https://coast.imgix.net'),
	},
])('a picture keeps its address: $name', ({ url, site }) => {
	expect(rendered({ url }, site)).toBe(url);
});

test("a dealer's own photograph comes from the build, not from a CDN, in its true proportions", () => {
	const site = siteWith('imgix', 'https://coast.imgix.net');
	const served = servedPicture({ url: '/images/yard.jpg', ...SIZE }, site);
	const sized = sizedPicture(served, 'vehicle', pictureSettings(site.dealer));
	expect(sized).toMatchObject({ url: '/pictures/abc-640-75.webp', width: 900, height: 600 });
	expect(sized.avif).toBe(
		'/pictures/abc-375-75.avif 375w, /pictures/abc-400-75.avif 400w, /pictures/abc-640-75.avif 640w, /pictures/abc-900-75.avif 900w',
	);
});

test.each([
	{
		images: { cdn_base: 'http://coast.imgix.net' },
		message: 'images.cdn_base: expected an address with https://',
	},
	{
		images: { cdn: 'cloudinary', cdn_base: 'https://res.cloudinary.com/coast' },
		message:
			'images.cdn_base: expected an address such as https://res.cloudinary.com/coast/image/upload for cloudinary',
	},
	{
		images: { cdn: 'cloudflare', cdn_base: 'https://coast.example/pictures' },
		message: 'images.cdn_base: expected an address without a path',
	},
])('an address the CDN could not take is refused: $images.cdn_base', ({ images, message }) => {
	expect(problemsWith({ images })).toEqual([expect.stringContaining(message)]);
});
