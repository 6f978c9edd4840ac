import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('a cell with any text is read back as it was written', () => {
	const rows = [
		['Make', 'Notes'],
		['Kia', 'says "ok", twice'],
		['MG', 'two\nlines'],
		['GWM', ' spaces '],
		['', '|'],
	];
	expect(parse(csvText(rows))).toEqual(rows);
});

test('plain cells are not quoted', () => {
	expect(csvText([['Stock No', '38990']])).toBe('Stock No,38990\n');
});
