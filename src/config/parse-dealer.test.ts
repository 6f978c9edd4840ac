import { expect, test } from 'vitest';
import { aDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { parseDealer } from './parse-dealer.ts';

test.each([
	[undefined, 'nothing'],
	[null, 'null'],
	['x', '"x"'],
	[[], '[]'],
	[() => aDealer(), 'a function'],
])('a file that exports %o is refused', (options, found) => {
	expect(parseDealer(options, 'x/dealer.ts')).toEqual({
		dealer: null,
		problems: [
			{
				file: 'x/dealer.ts',
				option: '',
				message: `expected 'export default defineDealer({…})', found ${found}`,
			},
		],
	});
});

const TEMPLATES = '"plain", "franchise", "group", "caravans", "motorcycles", "used-online"';

test.each([
	[undefined, `missing; expected one of ${TEMPLATES}`],
	['franchize', `expected one of ${TEMPLATES}, found "franchize"; did you mean "franchise"?`],
	['Plain', `expected one of ${TEMPLATES}, found "Plain"; did you mean "plain"?`],
	['boats', `expected one of ${TEMPLATES}, found "boats"`],
	['toString', `expected one of ${TEMPLATES}, found "toString"`],
	[3, `expected one of ${TEMPLATES}, found 3`],
])('template %o', (template, message) => {
	expect(parseDealer({ ...aDealer(), template }, 'x/dealer.ts').problems).toEqual([
		{ file: 'x/dealer.ts', option: 'template', message },
	]);
});

test("the dealer's values override the template's without changing the template", () => {
	const options = aDealer({ template: 'caravans', theme: { corners: 'sharp' }, features: { blog: false } });
	const { dealer } = parseDealer(options, 'x/dealer.ts');
	expect(dealer?.theme).toMatchObject({ corners: 'sharp', cards: 'raised', display_font: 'bricolage' });
	expect(dealer?.features.blog).toBe(false);
	expect(dealer?.features.offers).toEqual({});
	const { dealer: other } = parseDealer(aDealer({ template: 'caravans' }), 'x/dealer.ts');
	expect(other?.theme.corners).toBe('round');
	expect(other?.features.blog).toEqual({});
});
