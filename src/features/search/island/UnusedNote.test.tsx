import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnusedNote } from './UnusedNote.tsx';

const note = (...unused: string[]) => renderToStaticMarkup(<UnusedNote unused={unused} />);

test('what was not used of a sentence is named', () => {
	expect(note('camels', 'no rust')).toContain('We didn’t use “camels”, “no rust”.');
	expect(note('camels')).not.toContain('tow');
});

test.each(['tow 3.5t', 'towing 2 tonne', 'pull van'])(
	'%s: there is no filter for what a vehicle may tow',
	(part) => {
		expect(note(part)).toContain('There is no filter for what a vehicle may tow');
	},
);
