import { expect, test } from 'vitest';
import { listPagePath, splitListPage } from './list-page.ts';

test.each([
	['/search/toyota', 1],
	['/search/toyota', 2],
	['/used-car/list', 17],
])('resolution 224: the address of %s, page %i is written and read back', (list, page) => {
	expect(splitListPage(listPagePath(list, page))).toEqual({ list, page });
});

test.each(['/search/toyota/page', '/search/toyota/page/', '/search/toyota/page/x', '/page'])(
	'%s has no page number, and is page 1 of its own list',
	(path) => {
		expect(splitListPage(path)).toEqual({ list: path, page: 1 });
	},
);
