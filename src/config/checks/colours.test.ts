import { expect, test } from 'vitest';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { readableColours } from './colours.ts';

test('the template’s colours have enough contrast', () => {
	expect(findings(readableColours, {})).toEqual([]);
});

test('light grey text on white is refused', () => {
	const found = findings(readableColours, { theme: { colours: { text: '#999999' } } });
	expect(found).toHaveLength(5);
	expect(found[0]).toBe(
		'theme.colours: expected text on background to have a contrast of at least 7, found 2.84',
	);
});
