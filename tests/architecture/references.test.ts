import { expect, test } from 'vitest';
import { danglingReferences } from './references.ts';
import { sourceFiles } from './source-files.ts';

/** These files contain references as patterns and examples. */
const isThis = (path: string) => path.startsWith('tests/architecture/references');

test('docs/specification has every clause and resolution that a file refers to', () => {
	const files = sourceFiles().filter(({ path }) => !isThis(path));
	expect(files.flatMap(danglingReferences)).toEqual([]);
});

test.each([
	['a clause', 'The badge (VDP-999).', 'VDP-999'],
	['a resolution', 'See resolution 999.', 'resolution 999'],
	['one of several resolutions', 'See resolutions 12 and 998.', 'resolution 998'],
	['a design document', 'Not in time (design: budgets).', '(design: b'],
])('a reference to %s that the repository lacks is found', (_name, text, expected) => {
	expect(danglingReferences({ path: 'src/x.ts', text })).toEqual([`src/x.ts: ${expected}`]);
});
