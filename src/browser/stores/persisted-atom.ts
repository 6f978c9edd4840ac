import { atom, onMount, type ReadableAtom } from 'nanostores';

/*
 * Why not `@nanostores/persistent` (1.3.5): it reads the storage when it is created, so an island hydrates with another value than the
 * build rendered; a write throws where the storage is full; and it overwrites changes of another tab with its own last state.
 */

/** A value that outlives the page, the same in all tabs of a site. */
export interface PersistedAtom<Value> extends ReadableAtom<Value> {
	/**
	 * Changes the value currently in the storage, so that no change of another tab is lost.
	 *
	 * @returns whether it outlives the page
	 */
	update: (change: (value: Value) => Value) => boolean;
}

interface Options<Value> {
	/** The storage key, which includes the dealer's slug. */
	key: string;
	/** The value at build time, and until the storage is read. */
	initial: Value;
	/** Parses a stored value, which any script may have written. */
	read: (stored: unknown) => Value;
}

/**
 * A store kept in the browser's `localStorage`. It begins as the page was built (`useStore(store, { ssr: 'initial' })`) and reads the
 * storage when the first listener subscribes. It follows other tabs, and is refreshed after a return from the back-forward cache. Where the
 * storage is blocked or full the value lives as long as the page.
 */
export function persistedAtom<Value>({ key, initial, read }: Options<Value>): PersistedAtom<Value> {
	const store = atom(initial);
	let last: string | null = null;

	/** Reads the storage if its text has changed: an equal text must not create a new value. */
	const pull = () => {
		const text = stored(key);
		if (text === last) return;
		last = text;
		store.set(text === null ? initial : read(parsed(text)));
	};
	const onStorage = (event: StorageEvent) => {
		// A null key means that the whole storage was cleared.
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
			const isKept = keep(key, value === null ? null : JSON.stringify(value));
			if (isKept) last = stored(key);
			store.set(value);
			return isKept;
		},
	});
}

/**
 * A named value of a dealer's site (resolution 98): the same store instance for all scripts of a page.
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

/** The stored text; null where storage is blocked, as browsers then throw on access. */
function stored(key: string): string | null {
	try {
		return window.localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Stores a text, null to remove it; false where the storage is blocked or full, which is only logged on the console (LOCAL-011). */
function keep(key: string, text: string | null): boolean {
	try {
		if (text === null) window.localStorage.removeItem(key);
		else window.localStorage.setItem(key, text);
		return true;
	} catch (error) {
		console.warn(`${key} could not be stored beyond this page`, error);
		return false;
	}
}

/** Parses JSON; undefined for anything else, as another version of the site or a person may have written it. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
