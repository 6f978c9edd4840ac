import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './rules/index.ts';
import { comparedText, sourceNotes } from './source-notes.ts';

const waiting = RULES.filter(({ laws }) => laws.some(({ checked }) => checked === null)).map(
	({ name }) => name,
);

test('each rule with a source that was never read has a note with its address, and other rules have none', () => {
	const notes = sourceNotes();
	expect(notes.map((note) => /^the legal rule (\S+) follows/.exec(note)?.[1])).toEqual(waiting);
	for (const note of notes) expect(note).toMatch(/\(https:\/\/.*\): not yet compared with it/);
});

test('a source that was read has the day of reading', () => {
	const law = { title: 'Act', source: 'https://law.gov.au/', checked: '2026-11-20' };
	expect(comparedText(law)).toBe('compared with it on 20 Nov 2026');
	expect(sourceNotes().find((note) => note.includes('prize-permits'))).toMatch(
		/Community Gaming Act 2018.*: compared with it on 23 Nov 2026; Australian Consumer Law, section 32/,
	);
});

test('the recipe lists the rules with unread sources', () => {
	const recipe = readFileSync(new URL('../../docs/recipes/legal-rules.md', import.meta.url), 'utf8');
	const [, list = ''] = /not been compared with the law itself: (.*?)\. /s.exec(recipe) ?? [];
	expect(list.match(/(?<=`)[a-z-]+(?=`)/g)).toEqual(waiting);
});
