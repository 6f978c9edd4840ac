import { expect, test } from 'vitest';
import { encodePath, readPath } from './request-path.ts';

test.each([
	{ pathname: '/', path: '/' },
	{ pathname: '/cars/2021-kia-rio', path: '/cars/2021-kia-rio' },
	{ pathname: '/car-finance/', path: '/car-finance/' },
	{ pathname: '/caf%C3%A9%20bar', path: '/café bar' },
	{ pathname: '/%5Fastro/a.css', path: '/_astro/a.css' },
	// Decoded once, this is an ordinary name.
	{ pathname: '/%252e%252e/x', path: '/%2e%2e/x' },
	{ pathname: '/a..b/c.', path: '/a..b/c.' },
	{ pathname: `/${'a'.repeat(2047)}`, path: `/${'a'.repeat(2047)}` },
])('$pathname is the path $path', ({ pathname, path }) => {
	expect(readPath(pathname)).toEqual({ path });
});

test.each([
	{ why: 'an encoded slash', pathname: '/..%2f..%2fetc/passwd' },
	{ why: 'an encoded backslash', pathname: '/..%5C..%5Cetc' },
	{ why: 'a backslash', pathname: '/a\\b' },
	{ why: 'NUL', pathname: '/index.html%00.png' },
	{ why: 'a line break', pathname: '/a%0d%0aSet-Cookie:b' },
	{ why: 'a cut-short encoding', pathname: '/100%' },
	{ why: 'an encoding that is no hexadecimal', pathname: '/%zz' },
	{ why: 'an overlong encoding of a dot', pathname: '/%c0%ae%c0%ae/etc' },
	{ why: 'an overlong encoding of a slash', pathname: '/..%c0%afetc' },
	{ why: 'half a character', pathname: '/%e2%82' },
	{ why: 'an endless path', pathname: `/${'a'.repeat(2048)}` },
])('a path with $why is malformed', ({ pathname }) => {
	expect(readPath(pathname)).toEqual({ refused: 400 });
});

test.each([
	'/../secret.txt',
	'/cars/../../secret.txt',
	'/.env',
	'/.git/config',
	'/cars/.hidden.html',
	'/.',
	'//evil.example',
	'/cars//x',
	'/cars//',
	'//',
	'/_headers',
	'/_redirects',
	'/_HEADERS',
	'/_redirects/',
	'/_headers/x',
])('%s is not public', (pathname) => {
	expect(readPath(pathname)).toEqual({ refused: 404 });
});

test.each(['/', '/cars/x', '/what?/#1', '/100% café', '/a+b&c=d;e'])(
	'%s is the same after it was written to a URL and read back',
	(path) => {
		const { pathname } = new URL(encodePath(path), 'http://coast-motors.localhost');
		expect(readPath(pathname)).toEqual({ path });
	},
);
