import { expect, test } from 'vitest';
import { locate } from './clean-url.ts';

const FILES = new Set([
	'index.html',
	'404.html',
	'cars/x.html',
	'cars/v2.0.html',
	'car-finance/index.html',
	// Both a page and a folder with an index page.
	'search/used.html',
	'search/used/index.html',
	'robots.txt',
	'_astro/a.css',
]);
const isFile = async (file: string) => FILES.has(file);

test.each([
	{ path: '/', file: 'index.html' },
	{ path: '/cars/x', file: 'cars/x.html' },
	{ path: '/cars/v2.0', file: 'cars/v2.0.html' },
	{ path: '/car-finance/', file: 'car-finance/index.html' },
	{ path: '/search/used', file: 'search/used.html' },
	{ path: '/search/used/', file: 'search/used/index.html' },
	{ path: '/robots.txt', file: 'robots.txt' },
	{ path: '/_astro/a.css', file: '_astro/a.css' },
])('$path serves $file', async ({ path, file }) => {
	expect(await locate(path, isFile)).toEqual({ file });
});

test.each([
	{ path: '/index.html', moved: '/' },
	{ path: '/index', moved: '/' },
	{ path: '/cars/x.html', moved: '/cars/x' },
	{ path: '/cars/x/', moved: '/cars/x' },
	{ path: '/car-finance', moved: '/car-finance/' },
	{ path: '/car-finance/index.html', moved: '/car-finance/' },
	{ path: '/car-finance/index', moved: '/car-finance/' },
	{ path: '/search/used.html', moved: '/search/used' },
	{ path: '/robots.txt/', moved: '/robots.txt' },
])('$path redirects to $moved', async ({ path, moved }) => {
	expect(await locate(path, isFile)).toEqual({ moved });
});

test.each([
	{ why: 'a page that does not exist', path: '/cars/y' },
	{ why: 'a page that does not exist, with .html', path: '/cars/y.html' },
	{ why: 'a folder without an index page', path: '/cars/' },
	{ why: 'such a folder without a slash', path: '/cars' },
	{ why: 'a folder of assets', path: '/_astro/' },
	{ why: 'a page with .html twice', path: '/cars/x.html.html' },
	{ why: 'the page for missing addresses', path: '/404' },
	{ why: 'the file of that page', path: '/404.html' },
	{ why: 'a folder of that name', path: '/404/' },
])('$why is not found: $path', async ({ path }) => {
	expect(await locate(path, isFile)).toBeNull();
});
