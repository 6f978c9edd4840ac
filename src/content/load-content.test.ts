import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { STANDARD_PAGES } from '../paths/standard-pages.ts';
import { loadContent } from './load-content.ts';

const made: string[] = [];
afterEach(() => {
	for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

function load(files: Record<string, string>, standard: readonly string[] = []) {
	const path = mkdtempSync(join(tmpdir(), 'content-'));
	made.push(path);
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(path, 'content', name)), { recursive: true });
		writeFileSync(join(path, 'content', name), text);
	}
	const { content, problems } = loadContent({ path, slug: 'coast' }, standard);
	return {
		content,
		problems: problems.map(({ file, option, message }) => [file, option, message].filter(Boolean).join(': ')),
	};
}

const page = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n\nWords.\n`;
const post = (date: string) =>
	`---\ntitle: T\ndate: ${date}\nauthor: A\ncategory: news\nsummary: S\nimage: a.svg\nalt: a\n---\nWords.`;

test('a dealer without content has the standard pages of its features', () => {
	const { content, problems } = load({}, ['privacy-policy']);
	expect(problems).toEqual([]);
	expect(content.pages.map(({ slug, title }) => [slug, title])).toEqual([
		['privacy-policy', 'Privacy policy'],
	]);
});

test('every standard page is valid', () => {
	expect(load({}, STANDARD_PAGES).content.pages.map(({ slug }) => slug)).toEqual([...STANDARD_PAGES]);
});

test('a dealer’s own page replaces the standard one', () => {
	const { content } = load({ 'pages/privacy-policy.md': page('Ours') }, ['privacy-policy']);
	expect(content.pages.map(({ title, body }) => [title, body])).toEqual([['Ours', 'Words.']]);
});

test.each([
	['pages/about.md', page('T').replace('Words.', `Our key is ${['sk', 'live', 'hunter2hunter2'].join('_')}`)],
	['offers.yaml', `# ${['sk', 'live', 'hunter2hunter2'].join('_')}\n[]`],
])('a secret in %s is a problem, and not quoted', (file, text) => {
	expect(load({ [file]: text }).problems).toEqual([
		`coast/content/${file}: expected no secret, found a key of Stripe: withdraw it where it was given out, and take it out here`,
	]);
});

test('posts come newest first, their dates as text', () => {
	const { content } = load({ 'posts/a.md': post('2026-01-02'), 'posts/b.md': post('2026-03-01') });
	expect(content.posts.map(({ slug, date }) => [slug, date])).toEqual([
		['b', '2026-03-01'],
		['a', '2026-01-02'],
	]);
});

describe('all problems are reported at once, with file and option', () => {
	test.each([
		[
			'a file that is not content',
			{ 'offer.yaml': '[]' },
			/^coast\/content\/offer\.yaml: unknown; known here: pages,/,
		],
		[
			'no front matter',
			{ 'pages/a.md': 'Words' },
			/^coast\/content\/pages\/a\.md: expected the file to begin/,
		],
		['a misspelt option', { 'pages/a.md': page('x').replace('title', 'titel') }, /titel: unknown option/],
		['a name with capitals', { 'pages/About.md': page('x') }, /pages\/About\.md: expected a name of small/],
		['YAML that cannot be read', { 'offers.yaml': '- id: [' }, /^coast\/content\/offers\.yaml: .* line 1/],
		['an invalid date', { 'posts/a.md': post('yesterday') }, /date: expected a date, such as/],
	])('%s', (_, files, reported) => {
		expect(load(files as unknown as Record<string, string>).problems.join('\n')).toMatch(reported);
	});

	test('two faulty files are both reported', () => {
		expect(load({ 'pages/a.md': 'x', 'people.yaml': '{}' }).problems).toHaveLength(2);
	});
});
