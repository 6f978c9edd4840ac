import { expect, test } from 'vitest';
import { leadReference } from './lead-reference.ts';

test('a lead’s reference is the end of its id', () => {
	expect(leadReference('lead_0193e1d2a0b1c2d3e4f5a6b7a1b2c3d4')).toBe('A1B2-C3D4');
});
