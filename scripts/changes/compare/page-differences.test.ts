import { expect, test } from 'vitest';
import { comparePages } from './page-differences.ts';

/** A page with a heading, a footer, and this between them. */
const page = (main: string, head = '') =>
	`<!DOCTYPE html><html lang="en-AU"><head><title>Coast Motors</title>${head}</head><body><main><h1>Cars</h1>${main}</main><footer><p>Hobart</p></footer></body></html>`;
const differences = (before: string, after: string) => comparePages(before, after)?.differences;
const card = (name: string, price: string) =>
	`<li class="card"><button>Save ${name}</button><h3><a href="/cars/x">${name}</a></h3><p>Automatic</p><p>${price}</p></li>`;

test('equal pages have no differences', () => {
	expect(comparePages(page('<p>A</p>'), page('<p>A</p>'))).toBeNull();
});

test('a changed sentence is one difference, under its heading', () => {
	expect(
		differences(page('<h2>Hours</h2><p>Open until five</p>'), page('<h2>Hours</h2><p>Open until six</p>')),
	).toEqual([{ part: 'text', where: 'Hours', before: 'Open until five', after: 'Open until six' }]);
});

test('a changed amount is a difference of price, with its vehicle', () => {
	expect(
		differences(page(`<ul>${card('Kia Rio', '$9,999')}</ul>`), page(`<ul>${card('Kia Rio', '$8,999')}</ul>`)),
	).toEqual([
		{
			part: 'price',
			where: 'Kia Rio',
			before: 'Save Kia Rio · Kia Rio · Automatic · $9,999',
			after: 'Save Kia Rio · Kia Rio · Automatic · $8,999',
		},
	]);
});

test('a card that replaces another one is not taken for a change of its price', () => {
	const [first, second] =
		differences(
			page(`<ul>${card('Kia Rio', '$9,999')}</ul>`),
			page(`<ul>${card('Mazda 3', '$8,999')}</ul>`),
		)?.filter(({ part }) => part === 'text') ?? [];
	expect(first).toMatchObject({ where: 'Kia Rio', after: null });
	expect(second).toMatchObject({ where: 'Mazda 3', before: null });
});

test('lines in another order are a difference of order, not of texts', () => {
	const items = ['<p>Kia</p>', '<p>Mazda</p>', '<p>Toyota</p>'];
	expect(differences(page(items.join('')), page(items.toReversed().join('')))).toEqual([
		{ part: 'order', where: '', before: null, after: null },
	]);
});

test('a link whose text changes with its address is one difference', () => {
	const link = (number: string) => page(`<a href="tel:${number}">Call ${number}</a>`);
	expect(differences(link('486'), link('487'))).toContainEqual({
		part: 'link',
		where: 'Call 487',
		before: 'tel:486',
		after: 'tel:487',
	});
});

test('text after a list is not under the heading of its last card', () => {
	const list = `<h2>Results</h2><ul>${card('Kia Rio', '$9,999')}</ul>`;
	expect(differences(page(`${list}<p>Used 149</p>`), page(`${list}<p>Used 148</p>`))).toMatchObject([
		{ where: 'Results', before: 'Used 149' },
	]);
});

test.each([
	{ name: 'a link', before: '<a href="/a">Go</a>', after: '<a href="/b">Go</a>', part: 'link', where: 'Go' },
	{
		name: 'the address of a form',
		before: '<form action="/api/leads"></form>',
		after: '<form action="/api/lead"></form>',
		part: 'link',
		where: 'form',
	},
	{
		name: 'a picture',
		before: '<img src="/a.svg" alt="A ute">',
		after: '<img src="/b.svg" alt="A ute">',
		part: 'picture',
		where: 'A ute',
	},
	{
		name: 'the text of a picture',
		before: '<img src="/a.svg" alt="A ute">',
		after: '<img src="/a.svg" alt="A white ute">',
		part: 'text',
		where: 'Cars',
	},
	{
		name: 'a label that only screen readers read',
		before: '<nav aria-label="Pages"></nav>',
		after: '<nav aria-label="More pages"></nav>',
		part: 'text',
		where: 'Cars',
	},
	{
		name: 'a class',
		before: '<p class="a">A</p>',
		after: '<p class="b">A</p>',
		part: 'markup',
		where: '',
	},
	{
		name: 'a hidden value',
		before: '<input type="hidden" value="1">',
		after: '<input type="hidden" value="2">',
		part: 'markup',
		where: '',
	},
	{
		name: 'a script in the page',
		before: '<script>a()</script>',
		after: '<script>b()</script>',
		part: 'markup',
		where: 'scripts and styles in the page',
	},
])('$name is a difference of $part', ({ before, after, part, where }) => {
	expect(differences(page(before), page(after))?.[0]).toMatchObject({ part, where });
});

test.each([
	{
		name: 'description',
		before: '<meta name="description" content="a">',
		after: '<meta name="description" content="b">',
	},
	{ name: 'robots', before: '', after: '<meta name="robots" content="noindex">' },
	{
		name: 'canonical',
		before: '<link rel="canonical" href="/a">',
		after: '<link rel="canonical" href="/b">',
	},
	{
		name: 'JSON-LD Car.offers.price',
		before: '<script type="application/ld+json">{"@type":"Car","offers":{"price":1}}</script>',
		after: '<script type="application/ld+json">{"@type":"Car","offers":{"price":2}}</script>',
	},
])('$name is a difference of metadata', ({ name, before, after }) => {
	expect(differences(page('', before), page('', after))).toMatchObject([{ part: 'metadata', where: name }]);
});

test('a title that is also the title for social networks is one difference', () => {
	const head = (title: string) => `<meta property="og:title" content="${title}">`;
	const of = (title: string) => page('', head(title)).replace('Coast Motors', title);
	expect(differences(of('Old'), of('New'))).toEqual([
		{ part: 'metadata', where: 'title, og:title', before: 'Old', after: 'New' },
	]);
});

test('items of a list in JSON-LD keep their places when another one comes before them', () => {
	const list = (...names: string[]) =>
		`<script type="application/ld+json">${JSON.stringify({ '@type': 'ItemList', itemListElement: names.map((name, index) => ({ position: index + 1, name })) })}</script>`;
	expect(differences(page('', list('Kia', 'Mazda')), page('', list('MG', 'Kia', 'Mazda')))).toEqual([
		{ part: 'metadata', where: 'JSON-LD ItemList.itemListElement.name', before: null, after: 'MG' },
	]);
});

test('changed hashes of scripts and stylesheets are no difference, and their files are listed', () => {
	const of = (hash: string) =>
		page(
			`<astro-island uid="r${hash[0]}" component-url="/_astro/Card.${hash}.js"></astro-island>`,
			[
				`<link rel="stylesheet" href="/_astro/frame.${hash}.css">`,
				`<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}='">`,
			].join(''),
		);
	expect(comparePages(of('a1b2c3d4'), of('e5f6g7h8'))).toEqual({
		differences: [],
		assets: [
			'/_astro/frame.a1b2c3d4.css',
			'/_astro/Card.a1b2c3d4.js',
			'/_astro/frame.e5f6g7h8.css',
			'/_astro/Card.e5f6g7h8.js',
		],
	});
});

test('templates, styles and drawings are not compared as text', () => {
	expect(
		differences(
			page('<template><p>A</p></template><svg><title>A</title></svg><style>a{}</style>'),
			page('<template><p>B</p></template><svg><title>B</title></svg><style>a{}</style>'),
		),
	).toMatchObject([{ part: 'markup' }]);
});
