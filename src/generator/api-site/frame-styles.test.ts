import { expect, test } from 'vitest';
import { frameStyles } from './frame-styles.ts';

const FACE = '@font-face{font-family:Figtree;src:url(/_astro/figtree.x.woff2)format("woff2")}';

test('the fonts and the text logo are those of the rendered page', () => {
	const mark =
		'<span class="logo logo--dot"><span class="logo__words">righto</span><i class="logo__end"></i></span>';
	const html = `<style>@layer a;${FACE}.x{}</style><a href="/">${mark}<span class="vh">, home</span></a><footer><span>x</span></footer>`;
	expect(frameStyles(html)).toEqual({ font_css: FACE, wordmark: mark });
});

test('a page without fonts and with a picture as its logo has neither', () => {
	expect(frameStyles('<a href="/"><img class="logo__image" src="/logo.svg"></a>')).toEqual({
		font_css: '',
		wordmark: null,
	});
});
