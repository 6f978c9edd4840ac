import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COAST_FILES, previewOf } from '../../tests/fixtures/sites/preview.ts';

test.each([
	{ path: '/', shows: '<h1>Coast Motors</h1>' },
	{ path: '/cars/2021-kia-rio', shows: '<h1>Kia Rio</h1>' },
	{ path: '/cars/2021-kia-rio?from=search', shows: '<h1>Kia Rio</h1>' },
	{ path: '/cars/caf%C3%A9', shows: '<h1>Café</h1>' },
	{ path: '/car-finance/', shows: '<h1>Car finance</h1>' },
	{ path: '/robots.txt', shows: 'User-agent: *\n' },
])('$path serves its file', async ({ path, shows }) => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get(path);
	expect(response.status).toBe(200);
	expect(await response.text()).toBe(shows);
});

test.each([
	{ path: '/index.html', location: '/' },
	{ path: '/cars/2021-kia-rio.html?from=a&to=b', location: '/cars/2021-kia-rio?from=a&to=b' },
	{ path: '/cars/2021-kia-rio/', location: '/cars/2021-kia-rio' },
	{ path: '/cars/caf%c3%a9/', location: '/cars/caf%C3%A9' },
	{ path: '/car-finance?x', location: '/car-finance/?x' },
])('$path redirects to $location', async ({ path, location }) => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get(path);
	expect(response.status).toBe(308);
	expect(response.headers.get('Location')).toBe(location);
	expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test.each([
	'/no-such-page',
	'/cars/',
	'/cars',
	'/404',
	'/404.html',
	'/_headers',
	'/_redirects',
	'/.env',
	'/.well-known/secret.txt',
	'/../secret.txt',
	'/%2e%2e/secret.txt',
	'/../.api/coast-motors.json',
	'//secret.txt',
	'//evil.example/..',
	'/cars//2021-kia-rio',
	`/${'a'.repeat(300)}`,
	'/robots.txt/x',
	'/Robots.TXT',
])('%s gets the site’s own 404', async (path) => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get(path);
	expect(response.status).toBe(404);
	expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
	expect(await response.text()).toBe('<h1>Not here</h1>');
});

test.each([
	'/..%2fsecret.txt',
	'/cars/..%2F..%2Fsecret.txt',
	'/..%5csecret.txt',
	'/index.html%00.txt',
	'/%c0%ae%c0%ae/secret.txt',
	'/100%',
	'/%',
	`/${'a/'.repeat(1500)}`,
])('%s is malformed', async (path) => {
	await using preview = await previewOf(COAST_FILES);
	const response = await preview.get(path);
	expect(response.status).toBe(400);
	expect(await response.text()).toBe('This address is malformed.\n');
});

test('a symbolic link in a site serves nothing outside it', async () => {
	await using preview = await previewOf({ 'secret/page.html': 'SECRET', ...COAST_FILES });
	const site = join(preview.outDir, 'coast-motors');
	await symlink(join(preview.outDir, 'secret.txt'), join(site, 'file.txt'));
	await symlink(join(preview.outDir, 'secret'), join(site, 'folder'));
	await symlink('loop.txt', join(site, 'loop.txt'));
	for (const path of ['/file.txt', '/folder/page', '/loop.txt'])
		expect((await preview.get(path)).status).toBe(404);
});

test.each([
	{ file: 'index.html', type: 'text/html; charset=utf-8' },
	{ file: 'a.css', type: 'text/css; charset=utf-8' },
	{ file: 'a.js', type: 'text/javascript; charset=utf-8' },
	{ file: 'a.txt', type: 'text/plain; charset=utf-8' },
	{ file: 'a.xml', type: 'application/xml; charset=utf-8' },
	{ file: 'a.json', type: 'application/json' },
	{ file: 'a.webmanifest', type: 'application/manifest+json' },
	{ file: 'a.svg', type: 'image/svg+xml; charset=utf-8' },
	{ file: 'a.avif', type: 'image/avif' },
	{ file: 'a.webp', type: 'image/webp' },
	{ file: 'a.woff2', type: 'font/woff2' },
	{ file: 'a.pdf', type: 'application/pdf' },
	{ file: 'a.unheard-of', type: 'application/octet-stream' },
	{ file: 'no-extension', type: 'application/octet-stream' },
])('$file is sent as $type', async ({ file, type }) => {
	await using preview = await previewOf({ [`coast-motors/${file}`]: 'x' });
	const { headers } = await preview.get(file === 'index.html' ? '/' : `/${file}`);
	expect(headers.get('Content-Type')).toBe(type);
	expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
