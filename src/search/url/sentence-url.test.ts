import { expect, test } from 'vitest';
import { sentenceOf, sentenceUrl } from './sentence-url.ts';

test.each(['white suv under $40,000 & cheap', '100% “café” +?#/', '<img src=x>'])(
	'the address has the sentence: %s',
	(typed) => {
		const [path, search = ''] = sentenceUrl(typed, '/used-car/list').split('?');
		expect(path).toBe('/used-car/list');
		expect(sentenceOf(`?${search}`)).toBe(typed);
	},
);

test('a sentence is cut at the length of the field', () => {
	expect(sentenceOf(`?words=${'zx+'.repeat(1700)}`)).toHaveLength(250);
});

test('an address without a sentence has none', () => {
	expect(sentenceOf('?query=hybrid&words=')).toBeNull();
	expect(sentenceOf('')).toBeNull();
});
