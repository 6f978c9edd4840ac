import { expect, test } from 'vitest';
import { isVin, vinParts } from './vin.ts';

test.each([
	['6T1V4F5Z9PS387480', ['6T1', 'V4F5Z9', 'PS387480']],
	['6t1v4f5z9ps387480', ['6t1', 'v4f5z9', 'ps387480']],
	// Sixteen and eighteen characters, and a letter that no VIN has.
	['6T1V4F5Z9PS38748', ['6T1V4F5Z9PS38748']],
	['6T1V4F5Z9PS3874800', ['6T1V4F5Z9PS3874800']],
	['OT1V4F5Z9PS387480', ['OT1V4F5Z9PS387480']],
	['White', ['White']],
])('%s may break as %j', (text, parts) => {
	expect(vinParts(text)).toEqual(parts);
});

test.each([
	['6T1V4F5Z9PS387480', true],
	[' 6t1v4f5z9ps387480 ', true],
	['6T1V4F5Z9PS38748', false],
	['6T1V4F5Z9PS3874800', false],
	['1AB2CD', false],
	['', false],
])('“%s” is a VIN: %s', (text, isOne) => {
	expect(isVin(text)).toBe(isOne);
});
