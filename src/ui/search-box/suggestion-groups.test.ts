import { describe, expect, test } from 'vitest';
import { directoryOf } from '../../search/directory/directory.ts';
import type { DirectoryFile } from '../../search/directory/directory-file.ts';
import { suggestionGroups } from './suggestion-groups.ts';

const ACTION = '/search/new-used-and-demo-cars';

const FILE: DirectoryFile = {
	dealer: 'coast-motors',
	directory: directoryOf([
		{ make: 'Toyota', model: 'Corolla', body: 'Hatch' },
		{ make: 'Toyota', model: 'HiLux', body: 'Ute' },
		{ make: 'Kia', model: 'Sportage', body: 'SUV' },
	]),
};
const RECENT = [{ path: '/search/kia?price=:30000', query: '', refinements: { make: ['Kia'] }, ranges: {} }];

const titles = (typed: string) => suggestionGroups(typed, ACTION, FILE, RECENT).map(({ title }) => title);

describe('the search box offers', () => {
	test('the last searches before anything is typed, then makes and bodies (resolution 37)', () => {
		expect(titles('')).toEqual(['Recent searches', 'Makes', 'Body types']);
	});

	test('a make’s name suggests the make, its models and the text itself (DIRECTORY-003)', () => {
		const groups = suggestionGroups('toyo', ACTION, FILE, []);
		expect(groups.map(({ kind, options }) => [kind, options.map(({ label }) => label)])).toEqual([
			['make', ['Toyota']],
			['model', ['Toyota Corolla', 'Toyota HiLux']],
			['text', ['Search for “toyo”']],
		]);
	});

	test.each([
		{ typed: 'red ute', href: `${ACTION}?words=red+ute` },
		{ typed: ' a,b & "c" ', href: `${ACTION}?words=a%2Cb+%26+%22c%22` },
	])('the text as a search in the list: $typed', ({ typed, href }) => {
		expect(suggestionGroups(typed, ACTION, FILE, []).at(-1)?.options).toMatchObject([{ kind: 'text', href }]);
	});

	test('a way to more than eight lines, up to 21 (DIRECTORY-004)', () => {
		const makes = Array.from({ length: 30 }, (_, at) => ({ make: `Make ${at}`, model: 'One', body: null }));
		const file = { ...FILE, directory: directoryOf(makes) };
		const lines = (length: 'first' | 'page') =>
			suggestionGroups('make', ACTION, file, [], length).map(({ kind, options }) => [kind, options.length]);
		expect(lines('first')).toEqual([
			['make', 8],
			['more', 1],
			['text', 1],
		]);
		expect(suggestionGroups('make', ACTION, file, [])[1]?.options[0]?.label).toBe('Show all 21');
		expect(lines('page')).toEqual([
			['make', 21],
			['text', 1],
		]);
	});

	test('only the text itself while the names are not loaded', () => {
		expect(suggestionGroups('kia', ACTION, null, RECENT).map(({ kind }) => kind)).toEqual(['text']);
		expect(suggestionGroups(' ', ACTION, null, RECENT)).toEqual([]);
	});
});
