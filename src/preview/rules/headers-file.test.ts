import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

const FILE = `# Comments and empty lines say nothing.
/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=0, must-revalidate

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/cars/:slug
	Link: </a.css>; rel=preload
	link: </b.woff2>; rel=preload
  ! X-Frame-Options
/cars/special
  X-Frame-Options:SAMEORIGIN
`;

test.each([
	{
		rule: 'a path takes what its rule says',
		path: '/',
		headers: { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=0, must-revalidate' },
	},
	{
		rule: 'a later rule overrides an earlier one',
		path: '/_astro/a.css',
		headers: { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000, immutable' },
	},
	{
		rule: 'the same header twice has both values, and a header can be taken away',
		path: '/cars/x',
		headers: {
			'x-frame-options': null,
			'cache-control': 'public, max-age=0, must-revalidate',
			link: '</a.css>; rel=preload, </b.woff2>; rel=preload',
		},
	},
	{
		rule: 'a later rule adds a removed header again',
		path: '/cars/special',
		headers: {
			'x-frame-options': 'SAMEORIGIN',
			'cache-control': 'public, max-age=0, must-revalidate',
			link: '</a.css>; rel=preload, </b.woff2>; rel=preload',
		},
	},
])('$rule', ({ path, headers }) => {
	const { rules, problems } = parseHeaders(FILE);
	expect(problems).toEqual([]);
	expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
});

test.each([
	{ text: 'X-A: b', line: 1, message: 'expected a path before the first header, found X-A: b' },
	{ text: '/a\n  nonsense', line: 2, message: 'expected "Name: value", found "nonsense"' },
	{ text: '/a\n  X-A:', line: 2, message: 'expected "Name: value", found "X-A:"' },
	{ text: '/a\n  X A: b', line: 2, message: 'expected "Name: value", found "X A: b"' },
	{ text: '/a\n  X-A: é', line: 2, message: 'expected "Name: value", found "X-A: é"' },
	{
		text: '/a\r\n\r\n  Content-Length: 3',
		line: 3,
		message: "the header Content-Length is the server's to set",
	},
	{
		text: 'https://a.example/*\n  X-A: b',
		line: 1,
		message: 'expected a path that begins with "/", found "https://a.example/*"',
	},
	{ text: '/*/*\n  X-A: b', line: 1, message: 'expected "*" at most once, found "/*/*"' },
])('$text is reported: $message', ({ text, line, message }) => {
	const { rules, problems } = parseHeaders(`${text}\n/b\n  X-B: c`);
	expect(problems).toEqual([{ line, message }]);
	// The other rules of the file apply, each with its own headers only.
	expect(Object.fromEntries(headersFor(rules, '/b'))).toEqual({ 'x-b': 'c' });
	expect(Object.fromEntries(headersFor(rules, '/a'))).toEqual({});
});
