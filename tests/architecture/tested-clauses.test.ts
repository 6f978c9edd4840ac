import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { allClauses, NOT_TESTED, untestedClauses } from './tested-clauses.ts';

test('every clause of the specification is named by a test, or has a reason why none shows it', () => {
	expect(allClauses().length).toBeGreaterThan(700);
	expect(untestedClauses(allClauses(), sourceFiles())).toEqual([]);
});

test('a clause that no test names is found', () => {
	const file = { path: 'src/x.test.ts', text: "test('a title (CARD-017 to CARD-019, CARD-021)'" };
	const clauses = ['CARD-017', 'CARD-018', 'CARD-019', 'CARD-020', 'CARD-021'];
	expect(untestedClauses(clauses, [file])).toEqual(['CARD-020']);
	expect(untestedClauses(['CARD-017'], [{ ...file, path: 'src/x.ts' }])).toEqual(['CARD-017']);
});

test('the reasons are for clauses of the specification', () => {
	expect(allClauses()).toEqual(expect.arrayContaining(Object.keys(NOT_TESTED)));
});
