import { expect, test } from 'vitest';
import { compilePattern, fillTarget } from './path-pattern.ts';

function capture(pattern: string, path: string) {
	const compiled = compilePattern(pattern);
	if ('problem' in compiled) throw new Error(compiled.problem);
	return compiled.match(path);
}

test.each([
	{ pattern: '/', path: '/', captures: {} },
	{ pattern: '/*', path: '/', captures: { splat: '' } },
	{ pattern: '/*', path: '/a/b', captures: { splat: 'a/b' } },
	{ pattern: '/cars/*', path: '/cars/', captures: { splat: '' } },
	{ pattern: '/*.css', path: '/_astro/a.css', captures: { splat: '_astro/a' } },
	{ pattern: '/:type/:slug', path: '/cars/x', captures: { type: 'cars', slug: 'x' } },
	{ pattern: '/cars/:slug.html', path: '/cars/x.html', captures: { slug: 'x' } },
	{ pattern: '/news/:year/*', path: '/news/2026/a/b', captures: { year: '2026', splat: 'a/b' } },
	{ pattern: '/caf%C3%A9', path: '/café', captures: {} },
	{ pattern: '/café', path: '/café', captures: {} },
	{ pattern: '/c++(1)', path: '/c++(1)', captures: {} },
	{ pattern: '/100%', path: '/100%', captures: {} },
])('$pattern matches $path', ({ pattern, path, captures }) => {
	expect(capture(pattern, path)).toEqual(captures);
});

test.each([
	{ pattern: '/cars', path: '/cars/' },
	{ pattern: '/cars', path: '/Cars' },
	{ pattern: '/cars/*', path: '/cars' },
	{ pattern: '/cars/:slug', path: '/cars/' },
	{ pattern: '/cars/:slug', path: '/cars/x/y' },
	{ pattern: '/a.b', path: '/axb' },
	{ pattern: '/b', path: '/a/b' },
])('$pattern does not match $path', ({ pattern, path }) => {
	expect(capture(pattern, path)).toBeNull();
});

test.each([
	{ pattern: 'cars/*', problem: 'expected a path that begins with "/", found "cars/*"' },
	{ pattern: '/*/x/*', problem: 'expected "*" at most once, found "/*/x/*"' },
	{ pattern: '/:a/:a', problem: 'expected each placeholder once, found ":a" twice in "/:a/:a"' },
])('$pattern is refused', ({ pattern, problem }) => {
	expect(compilePattern(pattern)).toEqual({ problem });
});

test.each([
	{ target: '/search/:splat', captures: { splat: 'kia/rio' }, filled: '/search/kia/rio' },
	{ target: '/:year/:name?from=:name', captures: { year: '2026', name: 'a' }, filled: '/2026/a?from=a' },
	{ target: '/:name', captures: { name: 'a?b#c d' }, filled: '/a%3Fb%23c%20d' },
	{ target: 'https://a.example:8080/:splat', captures: { splat: 'x' }, filled: 'https://a.example:8080/x' },
	{ target: '/:other', captures: { name: 'a' }, filled: '/:other' },
])('$target filled in is $filled', ({ target, captures, filled }) => {
	expect(fillTarget(target, captures)).toBe(filled);
});
