import { expect, test } from 'vitest';
import { dealerList } from './dealer-list.ts';

test('a folder of dealers that cannot be read for a while is reported once, and the dealers are kept', () => {
	const lines: string[] = [];
	let read: () => string[] = () => {
		throw new Error('there is no folder dealers');
	};
	const list = dealerList(
		() => read(),
		['coast-motors'],
		(line) => lines.push(line),
	);
	expect([list(), list()]).toEqual([['coast-motors'], ['coast-motors']]);
	expect(lines).toEqual(['✗ the dealers’ folders cannot be read: there is no folder dealers']);
	const unreadable = read;
	read = () => ['range-motors'];
	expect(list()).toEqual(['range-motors']);
	read = unreadable;
	expect(list()).toEqual(['range-motors']);
	expect(lines).toHaveLength(2);
});
