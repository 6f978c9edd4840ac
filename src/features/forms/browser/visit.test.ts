import { afterEach, expect, test, vi } from 'vitest';
import { recordVisit } from '../../../browser/leads/record-visit.ts';
import { leadAttributes, readVisit } from './visit.ts';

const at = (pathname: string, search = '') => ({ pathname, search }) as Location;

afterEach(() => vi.unstubAllGlobals());

test('a lead tells the way of the visit and the campaign it began with (LEADAPI-014)', () => {
	vi.stubGlobal('sessionStorage', {});
	recordVisit(at('/', '?utm_source=radio&name=Sam&gclid=7'));
	recordVisit(at('/search/used-cars', '?page=2'));

	expect(leadAttributes(at('/search/used-cars'))).toEqual({
		visited_pages: ['/', '/search/used-cars'],
		linked_query_params: { utm_source: 'radio', gclid: '7' },
	});
});

test('where nothing can be kept the page one is on is told', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(() => recordVisit(at('/'))).not.toThrow();
	expect(leadAttributes(at('/fleet', '?fbclid=1'))).toEqual({
		visited_pages: ['/fleet'],
		linked_query_params: { fbclid: '1' },
	});
});

test('of a long visit the last fifty pages are told', () => {
	const pages = Array.from({ length: 51 }, (_, index) => `/${index}`);
	const { visited_pages } = readVisit(['', ...pages].join('\n'));
	expect(visited_pages).toHaveLength(50);
	expect(visited_pages.at(-1)).toBe('/50');
});
