import { expect, test } from 'vitest';
import { parseRedirects, redirectFor } from './redirects-file.ts';

const FILE = `# What moved
/old            /new                      301
/vans/*         /search/:splat            302   # with its models
/news/:y/:name  /blog/:name?year=:y       308
/shop           https://shop.example/a    301
/cars/gone      /gone                     410
/cars/lost      /404.html                 404
/finance        /car-finance/             200
/a              /a                        301
/a              /b                        301
/again/:x       /again/:x?seen=1          302
`;

test.each([
	{ path: '/old', to: '/new', status: 301 },
	{ path: '/vans/kia/carnival', to: '/search/kia/carnival', status: 302 },
	{ path: '/vans/', to: '/search/', status: 302 },
	{ path: '/news/2026/big day', to: '/blog/big%20day?year=2026', status: 308 },
	{ path: '/shop', to: 'https://shop.example/a', status: 301 },
	{ path: '/cars/gone', to: '/gone', status: 410 },
	{ path: '/cars/lost', to: '/404.html', status: 404 },
	{ path: '/finance', to: '/car-finance/', status: 200 },
	// A row that leads to itself is skipped.
	{ path: '/a', to: '/b', status: 301 },
])('$path: $status $to', ({ path, to, status }) => {
	const { rules, problems } = parseRedirects(FILE);
	expect(problems).toEqual([]);
	expect(redirectFor(rules, path)).toMatchObject({ to, status });
});

test.each(['/', '/old/', '/Old', '/vans', '/cars/other', '/again/x'])('%s matches no rule', (path) => {
	expect(redirectFor(parseRedirects(FILE).rules, path)).toBeNull();
});

test.each([
	{ row: '/a', message: 'expected "from to status", found "/a"' },
	{ row: '/a /b', message: 'expected "from to status", found "/a /b"' },
	{ row: '/a /b 301 Country=au', message: 'expected "from to status", found "/a /b 301 Country=au"' },
	{ row: '/a /b 418', message: 'expected the status 200, 404, 410, 301, 302, 308, found "418"' },
	{ row: '/a /b 301!', message: 'expected the status 200, 404, 410, 301, 302, 308, found "301!"' },
	{ row: 'a /b 301', message: 'expected a path that begins with "/", found "a"' },
	...[
		'b',
		'//evil.example',
		'/\\evil.example',
		'javascript:alert(1)',
		'https://:splat/',
		'https://a.example:splat',
	].map((to) => ({
		row: `/a/* ${to} 301`,
		message: `expected a path of the site or an http address to lead to, found ${JSON.stringify(to)}`,
	})),
	{
		row: '/a https://b.example/ 200',
		message: 'expected a path of the site to show, found "https://b.example/"',
	},
	{ row: '/a b 410', message: 'expected a path of the site to show, found "b"' },
])('$row is reported: $message', ({ row, message }) => {
	const { rules, problems } = parseRedirects(`# comment\n${row}\n/b /c 301`);
	expect(problems).toEqual([{ line: 2, message }]);
	expect(rules).toHaveLength(1);
});
