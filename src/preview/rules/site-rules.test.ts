import { afterEach, expect, test, vi } from 'vitest';
import { COAST_FILES, type Files, previewOf } from '../../../tests/fixtures/sites/preview.ts';

const RULES: Files = {
	...COAST_FILES,
	'coast-motors/_astro/a.css': 'a{}',
	'coast-motors/_headers': `/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=60
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/robots.txt
  Content-Type: text/plain
  ! X-Frame-Options
`,
	'coast-motors/_redirects': `/old/*          /cars/:splat           301
/away           https://shop.example/x  302
/with-query     /cars/x?a=1            308
/mirror/*       /:splat                301
/trick          /.//evil.example       301
/finance        /car-finance/          200
/loan           /missing               200
/cars/sold      /gone.html             410
/cars/sold-:n   /gone                  410
/cars/lost      /missing               410
/cars/hidden    /404.html              404
/peek           /.env                  200
/robots2.txt    /robots.txt            200
`,
};

afterEach(() => vi.restoreAllMocks());

test.each([
	{ path: '/', cache: 'public, max-age=60', frame: 'DENY' },
	{ path: '/cars/2021-kia-rio', cache: 'public, max-age=60', frame: 'DENY' },
	{ path: '/_astro/a.css', cache: 'public, max-age=31536000, immutable', frame: 'DENY' },
	{ path: '/robots.txt', cache: 'public, max-age=60', frame: null },
	// A missing file must not be cached as missing for a year.
	{ path: '/_astro/b.css', cache: 'public, max-age=0, must-revalidate', frame: 'DENY' },
	{ path: '/cars/sold', cache: 'public, max-age=0, must-revalidate', frame: 'DENY' },
])('$path has the headers of the site', async ({ path, cache, frame }) => {
	await using preview = await previewOf(RULES);
	const { headers } = await preview.get(path);
	expect(headers.get('Cache-Control')).toBe(cache);
	expect(headers.get('X-Frame-Options')).toBe(frame);
});

test('a site without rules sends the headers of the file, and nosniff', async () => {
	await using preview = await previewOf(COAST_FILES);
	const { headers } = await preview.get('/');
	expect([...headers.keys()]).toEqual([
		...['cache-control', 'content-length', 'content-type', 'etag', 'last-modified', 'x-content-type-options'],
	]);
});

test.each([
	{ path: '/old/2021-kia-rio?a=1', status: 301, location: '/cars/2021-kia-rio?a=1' },
	{ path: '/old/a%3Fb', status: 301, location: '/cars/a%3Fb' },
	{ path: '/away?a=1', status: 302, location: 'https://shop.example/x?a=1' },
	{ path: '/with-query?b=2', status: 308, location: '/cars/x?a=1' },
	{ path: '/mirror/evil.example', status: 301, location: '/evil.example' },
	{ path: '/mirror/', status: 301, location: '/' },
	{ path: '/trick', status: 301, location: '/evil.example' },
])('$path redirects to $location', async ({ path, status, location }) => {
	await using preview = await previewOf(RULES);
	const response = await preview.get(path);
	expect(response.status).toBe(status);
	expect(response.headers.get('Location')).toBe(location);
});

test.each([
	'/mirror//evil.example',
	'/mirror/%2fevil.example',
	'/mirror/%5cevil.example',
	'/mirror/\\evil.example',
	'/mirror/%09/evil.example',
])('%s leads to no other site', async (path) => {
	await using preview = await previewOf(RULES);
	const response = await preview.get(path);
	expect(response.headers.get('Location')).toBeNull();
	expect([400, 404]).toContain(response.status);
});

test.each([
	{ path: '/finance', status: 200, shows: '<h1>Car finance</h1>' },
	{ path: '/robots2.txt', status: 200, shows: 'User-agent: *\n' },
	{ path: '/loan', status: 404, shows: '<h1>Not here</h1>' },
	{ path: '/cars/sold', status: 410, shows: '<h1>Sold and gone</h1>' },
	{ path: '/cars/sold-7', status: 410, shows: '<h1>Sold and gone</h1>' },
	{ path: '/cars/lost', status: 410, shows: '<h1>Not here</h1>' },
	{ path: '/cars/hidden', status: 404, shows: '<h1>Not here</h1>' },
	{ path: '/peek', status: 404, shows: '<h1>Not here</h1>' },
])('$path shows another page with status $status', async ({ path, status, shows }) => {
	await using preview = await previewOf(RULES);
	const response = await preview.get(path);
	expect(response.status).toBe(status);
	expect(await response.text()).toBe(shows);
});

test('410 without a page has a short text', async () => {
	await using preview = await previewOf({ 'coast-motors/_redirects': '/cars/sold /404.html 410' });
	const response = await preview.get('/cars/sold');
	expect(response.status).toBe(410);
	expect(await response.text()).toMatch(/^There is no page/);
});

test('rules are read again after a rebuild, and their errors are printed once', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	await using preview = await previewOf(COAST_FILES);
	expect((await preview.get('/cars/sold')).status).toBe(404);
	await preview.write({
		'coast-motors/_redirects': '/cars/sold /gone 410\n/nonsense\n',
		'coast-motors/_headers': '/cars/*\n  X-New: yes\n',
	});
	for (const _ of ['first', 'second']) {
		const response = await preview.get('/cars/sold');
		expect(response.status).toBe(410);
		expect(response.headers.get('X-New')).toBe('yes');
	}
	await preview.write({ 'coast-motors/_redirects': '' });
	await preview.remove('coast-motors/_headers');
	const last = await preview.get('/cars/sold');
	expect(last.status).toBe(404);
	expect(last.headers.get('X-New')).toBeNull();
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		expect.stringMatching(/coast-motors\/_redirects, line 2: expected "from to status", found "\/nonsense"/),
	);
});
