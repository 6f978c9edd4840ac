import { expect, test } from 'vitest';
import { bodyWidthText, engineSizeText, torqueText } from './bare-figures.ts';

test.each([
	['4.987', '5.0 L'],
	['2', '2.0 L'],
	['1.0', '1.0 L'],
	['124', '124 cc'],
	['1998', '1,998 cc'],
	['1,998', '1,998 cc'],
	['2.0 L', '2.0 L'],
	['649 cc', '649 cc'],
	['V8', 'V8'],
	['2.4T', '2.4T'],
	['0', null],
	['20', null],
	['99999', null],
])('an engine of %j reads %j', (written, read) => {
	expect(engineSizeText(written)).toBe(read);
});

test.each([
	['2.30', '2.30 m'],
	['8', '8 ft'],
	['2300', '2,300 mm'],
	['7\'6"', '7\'6"'],
	['2.3m', '2.3m'],
	['0', null],
	['70', null],
])('a body width of %j reads %j', (written, read) => {
	expect(bodyWidthText(written)).toBe(read);
});

test.each([
	['320', '320 Nm'],
	['320.5', '320.5 Nm'],
	['320Nm @ 1500rpm', '320Nm @ 1500rpm'],
	['0', null],
])('a torque of %j reads %j', (written, read) => {
	expect(torqueText(written)).toBe(read);
});
