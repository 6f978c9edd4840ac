import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealerAtom, type PersistedAtom, persistedAtom } from './persisted-atom.ts';

const KEY = 'forecourt.coast-motors.colours';

/** The part of a browser's window that stores use: a storage, and events of it. */
class Tab extends EventTarget {
	readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
	constructor(kept: Map<string, string>) {
		super();
		this.localStorage = {
			getItem: (key) => kept.get(key) ?? null,
			setItem: (key, text) => void kept.set(key, text),
		};
	}

	tell(type: 'storage' | 'pageshow', key: string | null = null): void {
		this.dispatchEvent(Object.assign(new Event(type), { key }));
	}
}

let kept: Map<string, string>;
let tab: Tab;
const opened: PersistedAtom<readonly string[]>[] = [];

function colours(): PersistedAtom<readonly string[]> {
	const store = persistedAtom<readonly string[]>({
		key: KEY,
		initial: [],
		read: (stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []),
	});
	opened.push(store);
	return store;
}

const add = (colour: string) => (all: readonly string[]) => [...all, colour];

beforeEach(() => {
	kept = new Map();
	tab = new Tab(kept);
	vi.stubGlobal('window', tab);
});
afterEach(() => {
	cleanStores(...opened.splice(0));
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('a value that outlives the page', () => {
	test('begins with the built value, and reads the storage when it gets its first listener', () => {
		kept.set(KEY, '["Red"]');
		const store = colours();
		expect(store.value).toEqual([]);
		const heard = vi.fn();
		store.subscribe(heard);
		expect(heard.mock.lastCall?.[0]).toEqual(['Red']);
	});

	test('is there on the next page', () => {
		expect(colours().update(add('Red'))).toBe(true);
		expect(colours().get()).toEqual(['Red']);
	});

	test('keeps values that another tab has added', () => {
		const store = colours();
		store.update(add('Red'));
		kept.set(KEY, '["Red","Blue"]');
		store.update(add('White'));
		expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(['Red', 'Blue', 'White']);
	});

	test('follows other tabs, also when they empty the storage', () => {
		const store = colours();
		const stop = store.listen(() => {});
		kept.set(KEY, '["Red"]');
		tab.tell('storage', 'forecourt.other');
		expect(store.value).toEqual([]);
		tab.tell('storage', KEY);
		expect(store.value).toEqual(['Red']);
		kept.clear();
		tab.tell('storage');
		expect(store.value).toEqual([]);
		stop();
	});

	test('is current on a page restored from the back-forward cache', () => {
		const store = colours();
		store.listen(() => {});
		kept.set(KEY, '["Red"]');
		tab.tell('pageshow');
		expect(store.value).toEqual(['Red']);
	});

	test('does not notify listeners of an unchanged value', () => {
		const store = colours();
		store.update(add('Red'));
		const heard = vi.fn();
		store.listen(heard);
		tab.tell('storage', KEY);
		tab.tell('pageshow');
		expect(heard).not.toHaveBeenCalled();
	});
});

describe('the store of a dealer', () => {
	const openAny = dealerAtom<readonly string[]>({ name: 'colours', initial: [], read: () => ['read'] });
	const open = (dealer: string) => {
		const store = openAny(dealer);
		opened.push(store);
		return store;
	};

	test('is the same at every call, and keeps its value under the name of the dealer', () => {
		expect(open('coast')).toBe(open('coast'));
		open('coast').update(add('Red'));
		expect([...kept]).toEqual([['forecourt.coast.colours', '["Red"]']]);
	});

	test('differs between dealers', () => {
		expect(open('inland')).not.toBe(open('coast'));
	});
});

describe('a storage that fails', () => {
	test.each(['', 'not json', '{"0":"Red"}', 'null', '42'])('holds %o: the value is the built one', (text) => {
		kept.set(KEY, text);
		expect(colours().get()).toEqual([]);
	});

	test('is blocked: the value lives as long as the page, with a warning in the console only (LOCAL-011)', () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		Object.defineProperty(tab, 'localStorage', {
			get: () => {
				throw new DOMException('denied', 'SecurityError');
			},
		});
		const store = colours();
		store.listen(() => {});
		expect(store.update(add('Red'))).toBe(false);
		store.update(add('Blue'));
		tab.tell('pageshow');
		expect(store.value).toEqual(['Red', 'Blue']);
		expect(warn).toHaveBeenCalledTimes(2);
	});

	test('is full: the value lives as long as the page', () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		kept.set(KEY, '["Red"]');
		tab.localStorage.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
		const store = colours();
		store.update(add('Blue'));
		store.update(add('White'));
		expect(store.get()).toEqual(['Red', 'Blue', 'White']);
		expect(kept.get(KEY)).toBe('["Red"]');
	});

	test('is absent while pages are built', () => {
		vi.stubGlobal('window', undefined);
		expect(colours().get()).toEqual([]);
	});
});
