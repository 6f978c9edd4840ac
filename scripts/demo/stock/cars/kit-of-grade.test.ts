import { expect, test } from 'vitest';
import { kitOfGrade } from './kit-of-grade.ts';

const KIT = [
	['Air conditioning', 'Cruise control', 'Steering wheel audio controls', '18-inch alloy wheels'],
	['Leather-accented seats', 'Dual-zone climate control', 'Adaptive cruise control', 'Sunroof'],
	['20-inch alloy wheels', 'Nappa leather, heated', 'Panoramic roof', 'Front parking sensors'],
];

test('the lowest grade has its own equipment', () => {
	expect(kitOfGrade(KIT, 0)).toEqual(KIT[0]);
});

test('a higher grade has what the lower ones have, and its own instead of theirs', () => {
	expect(kitOfGrade(KIT, 2)).toEqual([
		'Dual-zone climate control',
		'Adaptive cruise control',
		'Steering wheel audio controls',
		'20-inch alloy wheels',
		'Nappa leather, heated',
		'Panoramic roof',
		'Front parking sensors',
	]);
});
