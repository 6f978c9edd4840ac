import { expect, test } from 'vitest';
import { type Actions, requireOneAction } from './require-one-action.ts';

const NONE: Actions = {
	list: false,
	rollback: false,
	remove: [],
	'remove-departed': false,
	'end-hold': false,
};

test.each<[string, Partial<Actions>, string[], string | null]>([
	['publishing', {}, ['coast'], null],
	['publishing and ending a hold', { 'end-hold': true }, ['coast'], null],
	['publishing the fleet and removing departed dealers', { 'remove-departed': true }, [], null],
	['a list', { list: true }, ['coast'], null],
	['a rollback to a release', { rollback: true, release: '3' }, ['coast'], null],
	['a removal', { remove: ['coast', 'hills'] }, [], null],
	['a list and a rollback', { list: true, rollback: true }, [], '--list and --rollback are two things'],
	[
		'a rollback and a removal',
		{ rollback: true, remove: ['hills'] },
		['coast'],
		'--rollback and --remove are two things',
	],
	[
		'a rollback that ends its own hold',
		{ rollback: true, 'end-hold': true },
		['coast'],
		'--rollback and --end-hold are two things',
	],
	[
		'two kinds of removal',
		{ remove: ['coast'], 'remove-departed': true },
		[],
		'--remove and --remove-departed are two things',
	],
	['a removal beside named dealers', { remove: ['hills'] }, ['coast'], 'leave out coast'],
	['departed dealers, beside named dealers', { 'remove-departed': true }, ['coast'], 'leave out coast'],
	['a release without a rollback', { release: '' }, ['coast'], '--release and --before are for --rollback'],
	['a time without a rollback', { before: 'noon' }, ['coast'], '--release and --before are for --rollback'],
])('%s', (_name, actions, names, refusal) => {
	const tried = () => requireOneAction(names, { ...NONE, ...actions });
	if (refusal === null) expect(tried).not.toThrow();
	else expect(tried).toThrow(refusal);
});
