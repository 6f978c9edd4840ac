import { atom, onMount, type ReadableAtom } from 'nanostores';

/*
 * Why not `@nanostores/persistent` (1.3.5): it reads the storage when it is created, so an island hydrates with another value than the
 * build rendered; a write throws where the storage is full; and it writes what it last knew over what another tab wrote.
 */

/** A value that outlives the page, the same in all tabs of a site. */
export interface PersistedAtom<Value> extends ReadableAtom<Value> {
	/**
	 * Changes the value as it stands in the storage now, so that nothing another tab did is lost.
	 *
	 * @returns whether it outlives the page
	 */
	update: (change: (value: Value) => Value) => boolean;
}

interface Options<Value> {
	/** The name in the storage; the dealer's slug is part of it. */
	key: string;
	/** What a page is built with: the value until the storage was read. */
	initial: Value;
	/** Makes a value of whatever is stored, as anything may have written it. */
	read: (stored: unknown) => Value;
}

/**
 * A store kept in the browser's `localStorage`. It begins as the page was built (`useStore(store, { ssr: 'initial' })`) and reads the
 * storage when somebody listens. It follows other tabs, and a page that comes back from the back-forward cache. Where the storage is
 * blocked or full the value lives as long as the page.
 */
export function persistedAtom<Value>({ key, initial, read }: Options<Value>): PersistedAtom<Value> {
	const store = atom(initial);
	let last: string | null = null;

	/** Takes over what is stored, when it is not what was last seen: equal texts must not make new values. */
	const pull = () => {
		const text = stored(key);
		if (text === last) return;
		last = text;
		store.set(text === null ? initial : read(parsed(text)));
	};
	const onStorage = (event: StorageEvent) => {
		// Without a key the whole storage was emptied.
		if (event.key === key || event.key === null) pull();
	};

	onMount(store, () => {
		if (typeof window === 'undefined') return;
		pull();
		window.addEventListener('storage', onStorage);
		window.addEventListener('pageshow', pull);
		return () => {
			window.removeEventListener('storage', onStorage);
			window.removeEventListener('pageshow', pull);
		};
	});

	return Object.assign(store, {
		update(change: (value: Value) => Value) {
			pull();
			const value = change(store.get());
			const isKept = keep(key, JSON.stringify(value));
			if (isKept) last = stored(key);
			store.set(value);
			return isKept;
		},
	});
}

/**
 * A value each dealer's site keeps apart under a name (resolution 98): the one store of a dealer, whoever on the page asks for it.
 */
export function dealerAtom<Value>({
	name,
	...options
}: Omit<Options<Value>, 'key'> & { name: string }): (dealer: string) => PersistedAtom<Value> {
	const opened = new Map<string, PersistedAtom<Value>>();
	return (dealer) => {
		const known = opened.get(dealer);
		if (known) return known;
		const store = persistedAtom({ key: `forecourt.${dealer}.${name}`, ...options });
		opened.set(dealer, store);
		return store;
	};
}

/** Browsers that block the storage throw when it is touched: nothing is stored then. */
function stored(key: string): string | null {
	try {
		return window.localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Whether a text could be stored: not where the storage is blocked or full, which the console alone is told (LOCAL-011). */
function keep(key: string, text: string): boolean {
	try {
		window.localStorage.setItem(key, text);
		return true;
	} catch (error) {
		console.warn(`${key} lives no longer than this page`, error);
		return false;
	}
}

/** What another version of the site, or somebody by hand, wrote may be no JSON: it counts as nothing. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
