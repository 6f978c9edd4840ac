import { expect, test } from 'vitest';
import { jsonForHtml } from './json-for-html.ts';

test('a text cannot end the script element', () => {
	const json = jsonForHtml({ name: '</script><script>alert(1)</script><!--' });

	expect(json).not.toContain('<');
	expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
