import { beforeEach, expect, test, vi } from 'vitest';
import { closeList, openList } from './changes-put-aside.ts';
import { keptWatchlist, withChange } from './watchlist.ts';

const save = (id: string) => ({ id, name: `Car ${id}`, isSaved: true });
const press = (dealer: string, id: string) =>
	keptWatchlist(dealer).update((kept) => kept && withChange(kept, save(id)));
const kept = (dealer: string) => keptWatchlist(dealer).get();

beforeEach(() => {
	// Stores stop listening a second after their last reader, when this window no longer exists.
	vi.useFakeTimers();
	const storage = new Map<string, string>();
	vi.stubGlobal('window', {
		addEventListener: () => {},
		removeEventListener: () => {},
		localStorage: {
			getItem: (key: string) => storage.get(key) ?? null,
			setItem: (key: string, text: string) => storage.set(key, text),
			removeItem: (key: string) => storage.delete(key),
		},
	});
	return () => vi.unstubAllGlobals();
});

test('waiting changes of an ended session are kept for their account, and sent after it signs in again', () => {
	openList('one', 'anna', ['1']);
	press('one', '2');
	press('one', '3');
	expect(closeList('one')).toBe(2);
	expect(kept('one')).toBeNull();
	expect(openList('one', 'anna')).toEqual([save('2'), save('3')]);
	expect(kept('one')).toEqual({ account: 'anna', ids: [], waiting: [save('2'), save('3')] });
	expect(openList('one', 'anna', ['1'])).toEqual([]);
});

test('another account gets none of these changes, even where it signs in without a sign-out', () => {
	openList('two', 'anna', ['1']);
	press('two', '2');
	expect(openList('two', 'ben', ['9'])).toEqual([]);
	expect(kept('two')).toEqual({ account: 'ben', ids: ['9'], waiting: [] });
	press('two', '4');
	expect(openList('two', 'anna')).toEqual([save('2')]);
	expect(openList('two', 'ben')).toEqual([save('4')]);
});

test('a later change replaces one that was put aside', () => {
	openList('three', 'anna', []);
	press('three', '2');
	closeList('three');
	keptWatchlist('three').update(() => ({
		account: 'anna',
		ids: [],
		waiting: [{ ...save('2'), isSaved: false }],
	}));
	openList('three', 'anna');
	expect(kept('three')?.waiting).toEqual([{ ...save('2'), isSaved: false }]);
});

test('without waiting changes nothing is put aside', () => {
	openList('four', 'anna', ['1']);
	expect(closeList('four')).toBe(0);
	expect(openList('four', 'anna')).toEqual([]);
});
