import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const FILES = import.meta.glob<{ examples: Record<string, ReactNode> }>('../ui/**/*.examples.tsx', {
	eager: true,
});

test.each(Object.entries(FILES))(
	'the examples of %s are rendered to HTML, each different',
	(_file, { examples }) => {
		const drawn = Object.values(examples).map((example) => renderToStaticMarkup(example));
		expect(drawn.length).toBeGreaterThan(0);
		expect(drawn).not.toContain('');
		expect(new Set(drawn).size).toBe(drawn.length);
	},
);
