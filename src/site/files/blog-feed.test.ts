import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { openSite } from '../open/open-site.ts';
import { blogFeed } from './blog-feed.ts';

const NOW = new Date('2026-11-16T02:00:00Z');

function feedOf(posts: { title: string; summary: string }[]): string | undefined {
	const written = posts.map((post, index) => ({
		...post,
		...{ slug: `p${index}`, date: '2026-01-01', author: 'Jo <Ed>', category: 'news' },
		...{ image: 'a.svg', alt: 'a', body: '' },
	}));
	const site = openSite(aParsedDealer({ features: { blog: {} } }), [], new Map(), NOW, {
		...NO_CONTENT,
		posts: written,
	});
	return blogFeed(site)[0]?.content.toString();
}

test('a title with characters of HTML is shown by a feed reader as it was written', () => {
	const feed = feedOf([{ title: 'Under $30k & <5 L/100 km', summary: 'Safety & "range"' }]) ?? '';
	const html = [...feed.matchAll(/type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(([, text = '']) => text);
	const read = html.map((text) => parseDocument(text).children.map((node) => 'data' in node && node.data));
	expect(read).toEqual([['Under $30k & <5 L/100 km'], ['Safety & "range"']]);
	expect(feed).toContain('<name>Jo &lt;Ed');
});

test('a site without posts has no feed', () => {
	expect(feedOf([])).toBeUndefined();
});
