import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../open/open-context.ts';
import { openSite } from '../open/open-site.ts';
import { textHtml } from './text-html.ts';

const PICTURES = new Map([
	['yard.svg', { width: 600, height: 300 }],
	['team.jpg', { width: 1600, height: 900, optimised: 'abc' }],
]);

const SOUTHPORT = {
	...{ id: 1, name: 'Southport', slug: 'southport' },
	address: { street: '1 A Street', city: 'Southport', postcode: '4215' },
	contact_detail: { phone: '(07) 5550 9999' },
};

/** A text on a site that has one page, with or without an image CDN. */
function htmlOf(
	markdown: string,
	images: { cdn: 'imgix'; cdn_base: string } | undefined = undefined,
): string {
	const dealer = aParsedDealer({ locations: [SOUTHPORT], ...(images ? { images } : {}) });
	const context = openContext(openSite(dealer, [], PICTURES, NOW), new Set(['/about-us']));
	return textHtml(markdown, context).html;
}

test('a picture goes through the image CDN, 400 px wide at quality 75 where the browser does not choose (IMAGES-003)', () => {
	const html = htmlOf('![Our yard](https://pictures.example/yard.jpg)', {
		cdn: 'imgix',
		cdn_base: 'https://coast.imgix.net',
	});
	const [, src = ''] = /src="([^"]+)"/.exec(html) ?? [];
	expect(src).toContain('https://coast.imgix.net/https%3A%2F%2Fpictures.example%2Fyard.jpg?');
	expect(src).toMatch(/w=400\b/);
	expect(src).toMatch(/q=75\b/);
	expect(html).toContain('srcset="https://coast.imgix.net/');
});

test('a photograph of the dealer’s folder comes in the sizes the build makes of it', () => {
	const html = htmlOf('![The team](/images/team.jpg)');
	expect(html).toContain('srcset="/pictures/abc-');
	expect(html).toContain('width="1600" height="900" loading="lazy"');
});

test.each([
	['a drawing', '![](/images/yard.svg)', 'src="/images/yard.svg" alt="" width="600" height="300"'],
	[
		'a picture elsewhere without a CDN',
		'![](https://a.example/b.jpg)',
		'src="https://a.example/b.jpg" alt="" loading',
	],
])('%s keeps its address', (_, markdown, image) => {
	expect(htmlOf(markdown)).toContain(image);
});

test('a link to a page the site lacks becomes its text with its formatting (resolution 218)', () => {
	expect(
		htmlOf('See [our **people**](/teams/us) or [about us](/about-us#how) or [call](tel:0755501234).'),
	).toBe(
		'<p>See our <strong>people</strong> or <a href="/about-us#how">about us</a> or <a href="tel:0755501234">call</a>.</p>',
	);
});

test.each([
	['the dealer’s', 'Call {phone} today.', '<p>Call <a href="tel:0755501234">(07) 5550 1234</a> today.</p>'],
	[
		'a location’s, as it is written there',
		'Southport: (07) 5550 9999.',
		'<p>Southport: <a href="tel:0755509999">(07) 5550 9999</a>.</p>',
	],
	[
		'one in a link already',
		'[Ring {phone}](/about-us)',
		'<p><a href="/about-us">Ring (07) 5550 1234</a></p>',
	],
	['someone else’s', 'The regulator: 1300 363 992.', '<p>The regulator: 1300 363 992.</p>'],
])('a number in a text can be called: %s', (_, markdown, expected) => {
	expect(htmlOf(markdown)).toBe(expected);
});
