import { expect, test } from 'vitest';
import { matchesModelName } from './matches-model-name.ts';

test.each([
	['a part of the name', 'Corolla Cross', 'cross', null, true],
	['capitals', 'RAV4', 'rav', null, true],
	['hyphens left out', 'C-HR', 'chr', null, true],
	['a space put in', 'GR86', 'gr 86', null, true],
	['spaces around it', 'HiLux', ' hilux ', null, true],
	['accents', 'Citroën Ami', 'citroen', null, true],
	['nothing', 'HiLux', '', null, true],
	['nothing but a stop', 'HiLux', '.', null, true],
	['another name', 'HiLux', 'hiace', null, false],
	['the make before the name', 'RAV4', 'Toyota RAV4', 'Toyota', true],
	['the make alone', 'RAV4', 'toyota', 'Toyota', true],
	['the beginning of the make', 'RAV4', 'toy', 'Toyota', false],
	['another make before the name', 'RAV4', 'Kia RAV4', 'Toyota', false],
	['the make, where it is in the name', 'Kia Picanto', 'kia pic', null, true],
	['the make, where it is in the name of the only model', 'Kia Picanto', 'kia pic', 'Kia', true],
])('a model is meant by %s: “%s” for “%s”', (_, name, typed, make, isMeant) => {
	expect(matchesModelName(name, typed, make)).toBe(isMeant);
});
