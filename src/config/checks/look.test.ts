import { expect, test } from 'vitest';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { readableColours } from './look.ts';

test('the colours of the template can be read', () => {
	expect(findings(readableColours, {})).toEqual([]);
});

test('grey text on white cannot', () => {
	const found = findings(readableColours, { theme: { colours: { text: '#999999' } } });
	expect(found).toHaveLength(5);
	expect(found[0]).toBe(
		'theme.colours: expected text on background to have a contrast of at least 7, found 2.84',
	);
});
