import { expect, test } from 'vitest';
import { talkOf } from '../talk.ts';
import { withModelOfBadge } from './named-by-badge.ts';

const NAMES = [
	{ make: 'Toyota', model: 'Corolla Cross', badges: ['GXL Hybrid', 'Atmos Hybrid'] },
	{ make: 'Toyota', model: 'RAV4', badges: ['GXL Hybrid', 'Edge'] },
	{ make: 'Kia', model: 'EV3', badges: ['Air Standard Range'] },
	{ make: 'Ford', model: 'Ranger', badges: ['Raptor', 'XLT with Tray'] },
];
const PAGE = {
	slug: 'cross',
	title: '2026 Toyota Corolla Cross GXL Hybrid',
	make: 'Toyota',
	model: 'Corolla Cross',
};

test.each([
	['has the raptor more kms', 'has the ford ranger raptor more kms'],
	['whats the raptors price', 'whats the ford ranger raptors price'],
	['whats the atmos cost', 'whats the toyota corolla cross atmos cost'],
	['is it the atmos', 'is it the atmos'],
	['how much is the gxl', 'how much is the gxl'],
	['how is the air', 'how is the air'],
	['whats the range', 'whats the range'],
	['how big is the tray', 'how big is the tray'],
	['has the ranger raptor more kms', 'has the ranger raptor more kms'],
])('the model of a badge: %s', (typed, expected) => {
	expect(withModelOfBadge(typed, talkOf(PAGE, []), NAMES)).toBe(expected);
});

test('a badge of several models names none of them where the conversation has been about none', () => {
	expect(withModelOfBadge('how much is the gxl', talkOf(null, []), NAMES)).toBe('how much is the gxl');
});
