import { expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

test.each([
	['/watchlist', '/watchlist'],
	['/cars/a?b=1#c', '/cars/a?b=1#c'],
	['/search/used-cars?words=a%2Fb', '/search/used-cars?words=a%2Fb'],
	['/a/../b', '/b'],
])('%s is followed (resolution 88)', (address, path) => {
	expect(sameSitePath(address)).toBe(path);
});

test.each([
	'',
	'watchlist',
	'https://elsewhere.example/',
	'//elsewhere.example',
	'///elsewhere.example',
	'/\\elsewhere.example',
	'/\t/elsewhere.example',
	'/\n//elsewhere.example',
	'\\\\elsewhere.example',
	'/.//elsewhere.example',
	'/a/..//elsewhere.example',
	'/%2e//elsewhere.example',
	'javascript:alert(1)',
	' /watchlist',
])('%j leads elsewhere, or nowhere', (address) => {
	expect(sameSitePath(address)).toBeNull();
});
