import { afterEach, expect, test, vi } from 'vitest';
import { recordVisit } from '../../../../browser/leads/record-visit.ts';
import { leadAttributes, readVisit } from './visit.ts';

const at = (pathname: string, search = '') => ({ pathname, search }) as Location;

afterEach(() => vi.unstubAllGlobals());

test('a lead has the pages of the visit and its campaign (LEADAPI-014)', () => {
	vi.stubGlobal('sessionStorage', {});
	recordVisit(at('/', '?utm_source=radio&name=Sam&gclid=7'));
	recordVisit(at('/search/used-cars', '?page=2'));

	expect(leadAttributes(at('/search/used-cars'))).toEqual({
		visited_pages: ['/', '/search/used-cars'],
		linked_query_params: { utm_source: 'radio', gclid: '7' },
	});
});

test('without a storage the lead has the current page only', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(() => recordVisit(at('/'))).not.toThrow();
	expect(leadAttributes(at('/fleet', '?fbclid=1'))).toEqual({
		visited_pages: ['/fleet'],
		linked_query_params: { fbclid: '1' },
	});
});

test('a lead has the last fifty pages of a long visit', () => {
	const pages = Array.from({ length: 51 }, (_, index) => `/${index}`);
	const { visited_pages } = readVisit(['', ...pages].join('\n'));
	expect(visited_pages).toHaveLength(50);
	expect(visited_pages.at(-1)).toBe('/50');
});
