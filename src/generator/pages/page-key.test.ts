import { expect, test } from 'vitest';
import type { PageKind } from '../../features/page-data.ts';
import type { PageContent } from '../../site/route.ts';
import { pageKey } from './page-key.ts';

const key = (kind: PageKind, data: object, shared = 'bundle', meta = {}) =>
	pageKey(shared, kind, { meta, data } as unknown as PageContent);

/** Data whose parts are all new objects, as in another build. */
const vehicle = ({ title = 'Kia', price = 1, opens = '9 am – 5 pm' } = {}) => ({
	title,
	location: { name: 'Brisbane', hours: { compact: [opens] } },
	similar: { title: 'Others like it', cards: [{ id: 1, price }, { id: 2 }] },
});
const list = ({ title = 'Utes', price = 1, links = 1, total = 1, size = 24, page = 1 } = {}) => ({
	title,
	cards: [{ id: 1, price }],
	filterLinks: [{ title: 'Make', links: [{ label: 'Kia', count: links }] }],
	search: { settings: { page_size: size }, counts: { total }, state: { page } },
});

test('equal data has the same key, and data with any difference another key', () => {
	expect(key('vehicle', vehicle())).toBe(key('vehicle', vehicle()));
	expect(key('stock-list', list())).toBe(key('stock-list', list()));
	expect(key('stock-list', list())).toBe(key('stock-list', list()));
	const keys = [
		key('vehicle', vehicle()),
		key('vehicle', vehicle({ title: 'Ford' })),
		key('vehicle', vehicle({ price: 2 })),
		key('vehicle', vehicle({ opens: '8 am – 5 pm' })),
		key('vehicle', { ...vehicle(), location: null }),
		key('vehicle', vehicle(), 'another bundle'),
		key('vehicle', vehicle(), 'bundle', { title: 'Kia' }),
		key('stock-list', list()),
		key('stock-list', list({ title: 'Cars' })),
		key('stock-list', list({ price: 2 })),
		key('stock-list', list({ links: 2 })),
		key('stock-list', list({ total: 2 })),
		key('stock-list', list({ size: 12 })),
		key('stock-list', list({ page: 2 })),
		key('blog', list()),
	];
	expect(new Set(keys).size).toBe(keys.length);
});
