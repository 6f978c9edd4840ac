import { expect, test } from 'vitest';
import { aDocument } from '../../../tests/fixtures/search/search-document.ts';
import { difference, hasOtherSettings } from './difference.ts';
import { documentKey, indexedDocument } from './indexed-document.ts';

const kept = indexedDocument(aDocument({ id: '1' }));
const dearer = indexedDocument(aDocument({ id: '2', price: 60_000 }));
const cheaper = indexedDocument(aDocument({ id: '2', price: 59_000 }));
const added = indexedDocument(aDocument({ id: '3' }));

test('new and changed documents are sent, and missing ones are removed', () => {
	expect(difference([kept, dearer, { key: 'coast-motors_9', hash: 'x' }], [kept, cheaper, added])).toEqual({
		changed: [cheaper, added],
		removed: ['coast-motors_9'],
	});
});

test('an equal document is not sent', () => {
	expect(difference([kept], [indexedDocument(aDocument({ id: '1' }))])).toEqual({ changed: [], removed: [] });
});

test('documents sent under other settings are recognised', () => {
	expect(hasOtherSettings([kept, dearer])).toBe(false);
	expect(hasOtherSettings([kept, { key: 'a', hash: 'another' }])).toBe(true);
	expect(hasOtherSettings([])).toBe(false);
});

test.each([
	{ id: '123', key: 'coast-motors_123' },
	{ id: 'A 7/2', key: 'coast-motors_A_207_2F2' },
	{ id: 'a_b', key: 'coast-motors_a_5Fb' },
	{ id: 'é', key: 'coast-motors__C3_A9' },
	{ id: '\ud800', key: 'coast-motors__EF_BF_BD' },
])('the vehicle $id has the key $key', ({ id, key }) => {
	expect(documentKey('coast-motors', id)).toBe(key);
});

test('keys are valid on servers and unique', () => {
	const long = 'x'.repeat(600);
	expect(documentKey('coast-motors', long).length).toBeLessThanOrEqual(511);
	expect(documentKey('coast-motors', long)).not.toBe(documentKey('coast-motors', `${long}y`));
	expect(documentKey('a', 'b')).not.toBe(documentKey('a-b', ''));
});
