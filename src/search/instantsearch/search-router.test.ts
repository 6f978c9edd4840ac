import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE } from '../../../tests/fixtures/search/search-site.ts';
import { EMPTY_SEARCH, type SearchState } from '../state.ts';
import { createSearchRouter, type RouterWindow, TYPING_REST_MS } from './search-router.ts';

const TOYOTAS: SearchState = { ...EMPTY_SEARCH, refinements: { make: ['Toyota'] } };
const typed = (query: string): SearchState => ({ ...TOYOTAS, query });

/** A browser's address and history, as far as the router sees them. */
class Browser {
	readonly entries: string[];
	private readonly listeners = new Set<() => void>();
	constructor(address: string) {
		this.entries = [address];
	}

	get address(): string {
		return this.entries.at(-1) ?? '';
	}

	get window(): RouterWindow {
		const url = () => new URL(this.address, 'https://coastmotors.example');
		return {
			location: {
				get pathname() {
					return url().pathname;
				},
				get search() {
					return url().search;
				},
			},
			history: {
				state: null,
				pushState: (_data, _title, address) => void this.entries.push(String(address)),
				replaceState: (_data, _title, address) => void this.entries.splice(-1, 1, String(address)),
			},
			addEventListener: (_name: string, listener: unknown) => void this.listeners.add(listener as () => void),
			removeEventListener: (_name: string, listener: unknown) =>
				void this.listeners.delete(listener as () => void),
		};
	}

	back(): void {
		this.entries.pop();
		for (const listener of this.listeners) listener();
	}
}

/** A page rendered for all Toyotas, opened at an address. */
function open(address: string) {
	const browser = new Browser(address);
	const router = createSearchRouter(SITE, TOYOTAS, browser.window);
	const heard: SearchState[] = [];
	router.onUpdate((state) => heard.push(state));
	return { browser, router, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that opens', () => {
	test('gets the search of its address once it is ready', () => {
		const { router, heard } = open('/search/toyota?colour=Red');
		const red = { ...TOYOTAS, refinements: { make: ['Toyota'], colour: ['Red'] } };
		expect(router.read()).toEqual(red);
		expect(heard).toEqual([]);
		router.applyAddress();
		expect(heard).toEqual([red]);
	});

	test('gets no update where the address is that of the rendered list', () => {
		const { router, heard } = open('/search/toyota/?utm_source=mail&page=1');
		router.applyAddress();
		expect(heard).toEqual([]);
	});
});

describe('a search that changes', () => {
	test('becomes an entry of the history at once', () => {
		const { router, browser } = open('/search/toyota');
		router.write({ ...TOYOTAS, page: 2 });
		router.write({ ...TOYOTAS, refinements: {} });
		expect(browser.entries).toEqual([
			'/search/toyota',
			'/search/toyota?page=2',
			'/search/new-used-and-demo-cars',
		]);
	});

	test('adds no entry for an equivalent address', () => {
		const { router, browser } = open('/search/new-cars?make=toyota&car_type=&page=1');
		router.write({ ...TOYOTAS, refinements: { make: ['Toyota'], car_type: ['new'] } });
		expect(browser.entries).toHaveLength(1);
	});

	test('becomes one entry when typing rests', () => {
		const { router, browser } = open('/search/toyota');
		for (const query of ['h', 'hi', 'hilux']) {
			router.write(typed(query));
			vi.advanceTimersByTime(TYPING_REST_MS - 1);
		}
		expect(browser.entries).toEqual(['/search/toyota']);
		vi.advanceTimersByTime(1);
		expect(browser.entries).toEqual(['/search/toyota', '/search/toyota?query=hilux']);
	});

	test('includes text that is still being typed', () => {
		const { router, browser } = open('/search/toyota');
		router.write(typed('hilux'));
		router.write({ ...typed('hilux'), sort: 'price_asc' });
		vi.runAllTimers();
		expect(browser.entries).toEqual(['/search/toyota', '/search/toyota?query=hilux&sortBy=price_asc']);
	});
});

describe('back', () => {
	test('restores the search and adds no entry', () => {
		const { router, browser, heard } = open('/search/toyota');
		router.write({ ...TOYOTAS, page: 2 });
		browser.back();
		expect(heard).toEqual([TOYOTAS]);
		router.write(TOYOTAS);
		expect(browser.entries).toEqual(['/search/toyota']);
	});

	test('drops text that was being typed', () => {
		const { router, browser } = open('/search/toyota');
		router.write({ ...TOYOTAS, page: 2 });
		router.write(typed('hilux'));
		browser.back();
		vi.runAllTimers();
		expect(browser.entries).toEqual(['/search/toyota']);
	});

	test('has no effect after the island is removed', () => {
		const { router, browser, heard } = open('/search/toyota');
		router.write({ ...TOYOTAS, page: 2 });
		router.write(typed('hilux'));
		router.dispose();
		browser.back();
		vi.runAllTimers();
		expect(heard).toEqual([]);
		expect(browser.entries).toEqual(['/search/toyota']);
	});
});

test('a page beyond the last one is replaced by the last one, in the same history entry', () => {
	const { router, browser } = open('/search/toyota?page=99');
	router.correct({ ...TOYOTAS, page: 3 });
	expect(browser.entries).toEqual(['/search/toyota?page=3']);
});

test('links lead to the address of a search', () => {
	expect(open('/').router.createURL({ ...TOYOTAS, page: 3 })).toBe('/search/toyota?page=3');
});
