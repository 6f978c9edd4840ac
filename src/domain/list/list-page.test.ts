import { expect, test } from 'vitest';
import { listPagePath, splitListPage } from './list-page.ts';

test.each([
	['/search/toyota', 1],
	['/search/toyota', 2],
	['/used-car/list', 17],
])('resolution 224: page %#: %s, %i is put together and taken apart', (list, page) => {
	expect(splitListPage(listPagePath(list, page))).toEqual({ list, page });
});

test.each(['/search/toyota/page', '/search/toyota/page/', '/search/toyota/page/x', '/page'])(
	'%s is the first page of itself',
	(path) => {
		expect(splitListPage(path)).toEqual({ list: path, page: 1 });
	},
);
