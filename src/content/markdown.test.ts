import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('pasted HTML cannot execute', () => {
	test.each([
		['a script', '<script>alert(1)</script>'],
		['a handler', '<img src=x onerror=alert(1)>'],
		['a frame in a line', 'see <iframe src="https://evil.example"></iframe>'],
	])('%s is shown as text', (_, markdown) => {
		expect(renderMarkdown(markdown).html).not.toMatch(/<(script|img|iframe)/);
	});

	test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
		'a link to %s has no target',
		(href) => {
			expect(renderMarkdown(`[here](${href})`).html).toBe('<p><a>here</a></p>');
		},
	);
});

test('headings begin at the second level, and each has a different anchor made of its words', () => {
	const { html, headings } = renderMarkdown('# Who we are\n\n## Q & A\n\n## Q & A\n\n### 7 years');
	expect(html).toContain('<h2 id="who-we-are">Who we are</h2>');
	expect(html).toContain('<h2 id="q-a-2">');
	expect(html).toContain('<h3 id="7-years">');
	expect(headings).toEqual([
		{ id: 'who-we-are', text: 'Who we are' },
		{ id: 'q-a', text: 'Q & A' },
		{ id: 'q-a-2', text: 'Q & A' },
	]);
});

test('a table scrolls by itself and can be focused', () => {
	expect(renderMarkdown('| a | b |\n| - | - |\n| 1 | 2 |').html).toMatch(
		/^<section class="prose__table" aria-label="Table 1" tabindex="0"><table>/,
	);
});
