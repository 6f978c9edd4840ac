import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { pagesOf } from '../../features/all.ts';
import { openSite } from '../open/open-site.ts';
import { deadLinks } from './check-links.ts';

function found(body: string): string[] {
	const text = { title: 'T', description: 'D', lead: null };
	const pages = [
		{ ...text, slug: 'a', body },
		{ ...text, slug: 'b', body: '## Opening times' },
	];
	const site = openSite(aParsedDealer({}), [], new Map(), new Date('2026-03-02T02:00:00Z'), {
		...NO_CONTENT,
		pages,
	});
	return deadLinks(site, pagesOf(site));
}

test.each([
	['a heading of the same page', '[x](#here)\n\n## Here', []],
	['a heading of another page', '[x](/pages/b#opening-times)', []],
	['a page with a parameter', '[x](/pages/b?from=a)', []],
	['a page the site lacks, whose link is not rendered', '[x](/pages/none)', []],
	['an unknown anchor', '[x](#gone)', ['/pages/a: links to #gone, and /pages/a has nothing of that name']],
	[
		'an anchor that another page lacks',
		'[x](/pages/b#closing-times)',
		['/pages/a: links to /pages/b#closing-times, and /pages/b has nothing of that name'],
	],
])('a link to %s', (_, body, expected) => {
	expect(found(body)).toEqual(expected);
});
