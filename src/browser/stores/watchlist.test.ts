import { describe, expect, test } from 'vitest';
import { type KeptWatchlist, shownIds, withChange, withMadeChange, withoutChange } from './watchlist.ts';

const save = (id: string) => ({ id, name: `Car ${id}`, isSaved: true });
const remove = (id: string) => ({ ...save(id), isSaved: false });
const kept = (ids: string[], ...waiting: KeptWatchlist['waiting']): KeptWatchlist => ({
	account: 'a',
	ids,
	waiting,
});

test.each([
	{ what: 'signed out', of: null, ids: [] },
	{ what: 'as the lead API listed them', of: kept(['7', '8']), ids: ['7', '8'] },
	{ what: 'a saved one that waits comes first', of: kept(['7'], save('9')), ids: ['9', '7'] },
	{ what: 'a removed one that waits is not shown', of: kept(['7', '8'], remove('7')), ids: ['8'] },
	{ what: 'saved already, and waiting', of: kept(['7', '8'], save('8')), ids: ['8', '7'] },
])('vehicles shown as saved: $what', ({ of, ids }) => {
	expect(shownIds(of)).toEqual(ids);
});

describe('a change that waits', () => {
	test('replaces an earlier change of the same vehicle', () => {
		const changed = withChange(withChange(kept(['8']), save('7')), remove('7'));
		expect(changed).toEqual(kept(['8'], remove('7')));
	});

	test('is made when it is accepted', () => {
		expect(withMadeChange(kept(['8'], save('7')), save('7'))).toEqual(kept(['7', '8']));
		expect(withMadeChange(kept(['8', '7'], remove('7')), remove('7'))).toEqual(kept(['8']));
	});

	test('is undone when it is refused', () => {
		expect(withoutChange(kept(['8'], save('7')), save('7'))).toEqual(kept(['8']));
		expect(withoutChange(kept(['7'], remove('7')), remove('7'))).toEqual(kept(['7']));
	});

	test('stays when an earlier change of the same vehicle is answered', () => {
		const changed = withMadeChange(kept([], remove('7')), save('7'));
		expect(changed).toEqual(kept(['7'], remove('7')));
		expect(shownIds(changed)).toEqual([]);
	});

	test('does not bring back the list of a visitor who has signed out', () => {
		expect(withMadeChange(null, save('7'))).toBeNull();
		expect(withoutChange(null, save('7'))).toBeNull();
	});
});
